# What a match proves: errors.

error-bad-sprt-bounds = The bounds of a sequential test must be two numbers, the lower first; { $elo0 } and { $elo1 } are not.
error-bad-sprt-rates = The error rates of a sequential test must be above 0 and together below 1; alpha { $alpha } and beta { $beta } are not.
error-bad-sprt-model = “{ $model }” is not a scale for the bounds of a sequential test; choose one of { $models }.
