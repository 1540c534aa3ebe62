"""Who thinks where: workers, clusters, analyses, and what tables need by themselves."""
