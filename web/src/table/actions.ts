/** The actions of a table besides moves. */

import { t } from "$lib/i18n.svelte";
import { settings } from "$lib/settings.svelte";
import type { IconName } from "$ui/icons";
import { rulebooks } from "../rules/book";
import type { Session } from "./session.svelte";

export interface Action {
  id: string;
  label: string;
  icon: IconName;
  /** The keyboard shortcut. */
  key?: string;
  disabled?: boolean;
  busy?: boolean;
  /** For toggles. */
  pressed?: boolean;
  danger?: boolean;
  /** The number of unread things. */
  count?: number;
  /** Goes into the menu where room is short. */
  rare?: boolean;
  href?: string;
  run?(): void;
}

export type Dialogs = "keys" | "share" | "resign" | "draw";

/** What the frame around the board offers. */
export interface Frame {
  session: Session;
  /** Log, chat and zoom are behind these buttons. */
  sheet: boolean;
  unread: number;
  flipped: boolean;
  flip(): void;
  talk(which: "log" | "chat"): void;
  open(dialog: Dialogs): void;
  zoom(factor: number): void;
  fit(): void;
}

export function actionsOf(frame: Frame): Action[] {
  const { table } = frame.session;
  const playing = table.state?.status === "running" && table.mine.length > 0;
  return [
    ...(playing ? playersActions(frame) : []),
    ...(frame.sheet ? sheetActions(frame) : []),
    ...everybodysActions(frame),
  ];
}

/** For players only. */
function playersActions({ session, open }: Frame): Action[] {
  const { table, alone, holding } = session;
  const undo: Action = {
    id: "undo",
    label: t(holding ? "page-table-back" : alone ? "page-table-undo" : "page-table-takeback"),
    icon: "undo",
    key: "u",
    disabled: session.undoing === null && !holding,
    run: () => void session.undo(),
  };
  const hint: Action = {
    id: "hint",
    label: t("page-table-hint"),
    icon: "hint",
    key: "h",
    // Between people the answer is why there are none.
    disabled: alone && session.asked === null,
    rare: !alone,
    busy: session.hinting,
    run: () => void session.hint(),
  };
  const draw: Action = {
    id: "draw",
    label: t("page-table-draw"),
    icon: "handshake",
    rare: true,
    // Without an opponent to ask, the game would be over at once.
    run: () => (alone ? open("draw") : void table.offer("draw", session.looking ?? table.mine[0]!)),
  };
  const resign: Action = {
    id: "resign",
    label: t("page-table-resign"),
    icon: "flag",
    rare: true,
    danger: true,
    run: () => open("resign"),
  };
  const recap: Action = {
    id: "recap",
    label: t("page-table-recap"),
    icon: "clock",
    key: "s",
    disabled: !session.recapping,
    pressed: session.recap !== null,
    run: () => void (session.recap ? session.resume() : session.review()),
  };
  return [undo, hint, recap, draw, resign];
}

/** Shown elsewhere where there is room. */
function sheetActions({ session, unread, flipped, flip, talk, zoom, fit }: Frame): Action[] {
  const chats = session.table.info?.chat !== "nobody";
  const chat: Action = {
    id: "chat",
    label: t("page-table-chat"),
    icon: "chat",
    key: "c",
    count: unread,
    run: () => talk("chat"),
  };
  return [
    { id: "log", label: t("page-table-log"), icon: "log", key: "l", run: () => talk("log") },
    ...(chats ? [chat] : []),
    { id: "fit", label: t("page-table-fit"), icon: "fit", key: "0", run: fit },
    { id: "in", label: t("page-table-zoom-in"), icon: "zoom-in", key: "+", rare: true, run: () => zoom(1.25) },
    { id: "out", label: t("page-table-zoom-out"), icon: "zoom-out", key: "-", rare: true, run: () => zoom(0.8) },
    { id: "flip", label: t("page-table-flip"), icon: "flip", key: "f", rare: true, pressed: flipped, run: flip },
  ];
}

function everybodysActions({ session, open }: Frame): Action[] {
  const game = session.table.info?.game ?? "";
  const rules: Action = { id: "rules", label: t("page-rules"), icon: "book", rare: true, href: `/rules/${game}` };
  return [
    {
      id: "sound",
      label: t(settings.sound ? "page-table-sound-off" : "page-table-sound-on"),
      icon: settings.sound ? "sound-on" : "sound-off",
      rare: true,
      run: () => (settings.sound = !settings.sound),
    },
    { id: "share", label: t("page-table-share"), icon: "share", rare: true, run: () => open("share") },
    ...(rulebooks.includes(game) ? [rules] : []),
    { id: "keys", label: t("page-table-keys"), icon: "info", key: "?", rare: true, run: () => open("keys") },
  ];
}
