# The page: what all of its parts share.

page-guest = Guest
page-away = The server is not responding; try again in a moment.
page-close = Close
page-loading = One moment…
page-try-again = Try again

## Around every page

page-skip = Skip to the content
page-home = Home page
page-rules = Rules
page-language = Language
page-settings = Settings
page-your-name = Your name
page-save = Save
page-name-saved = Saved. Tables you have already joined keep the old name.
page-theme = Colours
page-theme-auto = Match system
page-theme-light = Light
page-theme-dark = Dark
page-contrast = High contrast
page-contrast-help = Strong lines, and patterns in addition to colours
page-sound = Sound
page-forced = Play forced moves
page-forced-help = Where there is only one choice and it gives nothing away
# How lists of moves say a move: "F5xF6", "Attacks F6 with F5", or both.
page-moves = Move list
page-moves-notation = Notation
page-moves-sentences = Sentences
page-moves-both = Both
page-connection-lost = Connection lost. Reconnecting…
page-version = Version { $version }
page-not-affiliated = Hexapoda is not affiliated with, endorsed by, or connected to the publishers or designers of the games that it plays. The games and their names belong to their owners: Hive is by John Yianni (Gen42 Games), Termites by Frédéric Moyersoen (Rebel), Myrmes by Yoann Levet (Ystari Games).
page-buy-it = If you enjoy a game here, buy it: the box is the best board there is.

## Things on a board

# What is said of a marked thing to those who can’t see the mark.
page-mark = { $mark ->
    [chosen] chosen
    [prepared] premove
    [hinted] hint
   *[choosable] can be chosen
  }

## Titles of the window

page-title = { $page } · Hexapoda
page-title-new = New game: { $game }
page-title-table = Table
page-title-replay = Replay
page-title-study = Analysis: { $game }
page-title-editor = Set up a position: { $game }
page-title-open = Game from a link
page-title-rules = Rules: { $game }
page-title-workshop = Workshop: { $game }
page-title-missing = Nothing here

## An address that leads nowhere

page-missing = Nobody lives here
page-missing-lead = There is nothing at this address. The link may have been cut off.
page-missing-home = To the games

## Bots

page-bot = Bot
# A bot with the name of its level.
page-bot-called = Bot ({ $level })
page-level = Level
page-level-called = Level { $level }: { $name }
page-level-1 = Beginner
page-level-2 = Easy
page-level-3 = Casual
page-level-4 = Steady
page-level-5 = Skilled
page-level-6 = Strong
page-level-7 = Master
page-level-8 = Fearsome
