"""L'or du pharaon."""
