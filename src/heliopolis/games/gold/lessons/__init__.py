"""L'or du pharaon learned by playing: `lessons.toml` and what is said in it."""
