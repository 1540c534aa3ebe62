/** A tile in hand: which one, how it is turned, and where it would be put. */

import type { Selection } from "$lib/selection.svelte";
import { readHex, type Hex } from "$lib/hexes";
import type { Point } from "$lib/panzoom";
import { aimAt, covers, inTurn, readPlaces, reversed, turned, type Aim, type Place } from "./aim";
import { isKind, type MyrmesBoard, type TileKind } from "./board";
import { turnsOf } from "./shapes";

export class TileInHand {
  /** What was shown last, and for which tile and worker: it is forgotten with them. */
  #shown = $state.raw<{ aim: Aim; place: Place } | null>(null);
  /** What is pointed at. */
  #at: { hex: Hex; point?: Point } | null = null;
  /** How tiles were turned last; the next one of the same kind begins so. */
  #turn = 0;

  constructor(
    readonly selection: Selection,
    readonly board: () => MyrmesBoard,
  ) {}

  /** The kind of the tile in hand. */
  kind = $derived.by((): TileKind | null => {
    const [kind] = this.selection.parts;
    return this.selection.active && this.selection.parts.length === 1 && kind && isKind(kind) ? kind : null;
  });

  aim = $derived.by((): Aim | null => {
    const worker = readHex(this.board().worker?.hex ?? "");
    if (!this.kind || !worker) return null;
    const turns = turnsOf(this.board().box.tiles[this.kind].cells.map(([q, r]) => ({ q, r })));
    return { turns, worker, legal: readPlaces(turns, this.selection.next.keys()) };
  });

  /** Where the tile is shown. */
  place = $derived.by((): Place | null => {
    if (!this.aim) return null;
    return this.#shown?.aim === this.aim ? this.#shown.place : aimAt(this.aim, this.#turn, this.aim.worker);
  });

  /** Whether somebody has said where it is to lie, or how; it is shown somewhere from the start. */
  aimed = $derived(this.aim !== null && this.#shown?.aim === this.aim);

  /** All legal places, one after the other. */
  places = $derived(this.aim ? inTurn(this.aim) : []);

  canMirror = $derived(this.aim?.turns.some(({ mirrored }) => mirrored) ?? false);
  canTurn = $derived((this.aim?.turns.length ?? 0) > 1);

  /** Somebody points at a hex; `point` says where in it, seen from the first side of the table. */
  pointAt(hex: Hex, point?: Point): void {
    if (!this.aim || !this.place) return;
    this.#at = { hex, point };
    this.#show(aimAt(this.aim, this.place.turn, hex, point));
  }

  turn(back = false): void {
    const { aim, place } = this;
    if (!aim || !place) return;
    const turn = turned(aim, place.turn, this.#hex(), back);
    // Where it can lie only like this over what is pointed at, it is turned around the worker.
    if (turn === place.turn) this.#show(aimAt(aim, turned(aim, turn, aim.worker, back), aim.worker));
    else this.#turnTo(turn);
  }

  mirror(): void {
    if (this.aim && this.place && this.canMirror) this.#turnTo(reversed(this.aim, this.place.turn));
  }

  /** Show the next legal place, or the one before. */
  next(back = false): void {
    const { places, place } = this;
    if (!places.length || !place) return;
    const at = places.findIndex(({ part }) => part === place.part);
    const to = at < 0 ? 0 : (at + (back ? places.length - 1 : 1)) % places.length;
    this.#at = null;
    this.#show(places[to]!);
  }

  /** Whether the tile, as it is shown, covers a hex. */
  covers(hex: Hex): boolean {
    return this.place !== null && covers(this.place, hex);
  }

  /** Put the tile where it is shown; if that is not allowed, the server says why. */
  put(): void {
    const { place } = this;
    if (!place) return;
    this.#turn = place.turn;
    this.selection.pick(place.part);
  }

  #hex(): Hex {
    const { aim, place } = this;
    const at = this.#at?.hex;
    return at && place && covers(place, at) ? at : aim!.worker;
  }

  #turnTo(turn: number): void {
    const hex = this.#hex();
    const at = this.#at?.hex === hex ? this.#at.point : undefined;
    this.#show(aimAt(this.aim!, turn, hex, at));
  }

  #show(place: Place): void {
    this.#turn = place.turn;
    this.#shown = { aim: this.aim!, place };
  }
}
