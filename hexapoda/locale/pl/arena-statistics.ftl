# Co dowodzi mecz: błędy.

error-bad-sprt-bounds = Granice testu sekwencyjnego to dwie liczby, najpierw mniejsza; { $elo0 } i { $elo1 } nimi nie są.
error-bad-sprt-rates = Częstości błędów testu sekwencyjnego muszą być większe od 0, a razem mniejsze od 1; alfa { $alpha } i beta { $beta } takie nie są.
error-bad-sprt-model = „{ $model }” to nie skala granic testu sekwencyjnego; wybierz jedną z: { $models }.
