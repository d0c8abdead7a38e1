/** Sets up a live match: the desk its page reads, the parts it gives, and what happens around them. */
import { type Action, type AnyGame, fastRandom, present, type Seat } from '@airlock/kernel';
import { type GameInfo, isLocalCode, isSomebody, type SeatInfo } from '@airlock/protocol';
import { computed, effect, signal } from '@preact/signals';
import { shownTalk } from '../company/hidden.ts';
import { layout } from '../frame/layout.ts';
import { type FrameState, frameState } from '../frame/state.ts';
import type { Abandoning, FrameTable, ToServer, Voter, Without } from '../frame/table.ts';
import { usualLevel } from '../front/newTable.ts';
import type { Desk, GamePage, Parts, SeatedPlayer } from '../games/contract.ts';
import { attempt } from '../look/notice.ts';
import { makeDesk } from '../match/desk.ts';
import type { JoinedTable, Sight } from '../match/joinedTable.ts';
import { distinctNames } from '../match/names.ts';
import { Showing } from '../match/showing.ts';
import { unfoldMoments, unfoldSteps } from '../match/unfold.ts';
import { go } from '../router.ts';
import { motion } from '../settings.ts';
import { playSound } from '../sound/player.ts';
import { api } from '../wire/http.ts';
import { isUp } from '../wire/socket.ts';
import { words } from '../words.ts';
import { interruptingAt } from './interrupting.ts';
import { hush, notify } from './notices.ts';
import { overtaken } from './overtaken.ts';
import type { OpenTable } from './TablePage.tsx';

export interface Screen {
  readonly desk: Desk;
  readonly parts: Parts;
  readonly frame: FrameTable;
  readonly state: FrameState;
  end(): void;
}

function seated(seats: readonly SeatInfo[], game: AnyGame): SeatedPlayer[] {
  const names = distinctNames(
    seats.map((seat) => {
      if (seat.kind === 'program') return words.programs.atTable(seat.name);
      return seat.kind === 'open' ? '' : seat.name;
    }),
    (seat) => game.words.seat(seat),
  );
  return seats.map((seat, index) => ({
    seat: index,
    name: present(names[index]),
    bot: seat.kind === 'bot',
    you: isSomebody(seat) && seat.you,
    here: seat.kind === 'bot' || (isSomebody(seat) && seat.here),
    standIn: isSomebody(seat) && seat.standIn !== undefined,
    absent: isSomebody(seat) && seat.absent === true,
    ...(isSomebody(seat) && seat.away ? { away: awayAt(seat.away) } : {}),
    ...(isSomebody(seat) && seat.stoodIn ? { stoodIn: seat.stoodIn } : {}),
  }));
}

const awayAt = ({ since, left }: { readonly since: number; readonly left: number }) => {
  const now = performance.now();
  return { since: now - since, until: now + left };
};

export function openScreen({ live, line, game }: OpenTable, page: GamePage): Screen {
  const sight = computed(() => live.sight.value as Sight<unknown>);
  const viewer = computed(() => sight.value.viewer);
  const online = computed(() => isUp(line.state.value));
  const state = frameState();
  const showing = new Showing({
    first: sight.peek().view,
    beatOf: (event) => page.beat(event, viewer.peek()),
    sound: ({ sound }) => sound && playSound(sound),
    moves: () => motion.peek() && !document.hidden,
    holds: () => viewer.peek() >= 0,
  });
  const desk = makeDesk(
    {
      game,
      // Whoever looks through somebody else's eyes still only watches.
      mode: viewer.peek() >= 0 && live.info.peek().mySeat !== null ? 'play' : 'watch',
      viewer,
      seats: computed(() => seated(live.info.value.seats, game)),
      view: computed(() => predicted(page, sight.value.view, live.commands.value)),
      sequence: computed(() => sight.value.sequence),
      moments: computed(() => unfoldMoments(page, sight.value.moments)),
      questions: live.questions,
      undoable: computed(() => sight.value.undoable),
      sending: live.sending,
      sealed: live.sealed,
      online,
      showing,
      due: live.due,
      clock: live.clock,
      matchNow: () => line.serverNow() - live.startedAt.peek(),
      finished: null,
      send: (action) => live.act(action),
      undo: () => live.undo(),
    },
    { layout, openSheet: state.openSheet, closeSheet: state.closeSheet, why: state.why },
  );
  live.onchange = (change) => {
    if (change.kind === 'view') showing.jump(change.view);
    else showing.add(unfoldSteps(page, change.steps));
  };
  live.onrefused = ({ sentence, rule }) =>
    desk.refuse({ sentence: words.door.notTaken(sentence), ...(rule ? { rule } : {}) });
  live.onovertaken = () => desk.refuse(overtaken(desk));
  const seenLines = signal(live.talk.peek().length);
  const resign = resignation(desk);
  const interrupting = interruptingAt(desk, live);
  const frame: FrameTable = {
    page,
    code: live.code,
    talk: shownTalk(live),
    startedAt: live.startedAt,
    unread: computed(() => Math.max(0, live.talk.value.length - seenLines.value)),
    online,
    watchers: computed(() => live.info.value.watchers),
    live: isLocalCode(live.code) ? null : live,
    say: (text) => live.say(text),
    seeTalk: () => {
      seenLines.value = live.talk.peek().length;
    },
    // A race has rules of its own for whoever is missing.
    absent: computed(() => (game.realTime ? null : absentee(desk))),
    goOnWithout: (absent, how) => goOnWithout(live.code, game.id, absent.seat, how),
    canTakeOver: computed(() => canTakeOver(game, desk)),
    moreTime:
      desk.mode === 'play' && !game.realTime ? () => void attempt(() => api.moreTime(live.code)) : null,
    resign,
    abandoning: abandoningAt(live, desk, resign === null),
    toServer: desk.mode === 'play' && isLocalCode(live.code) ? toServer(live) : null,
    late: computed(() => latenessOf(live.info.value.seats)),
    showLife: () => live.showLife(),
    interrupt: interrupting?.sentence ?? signal(null),
    busy: computed(() => live.info.value.thinking === 'reduced'),
    resting: computed(() => live.info.value.resting === true),
    leave: () => go('/'),
    again: null,
    showMoment: null,
  };
  const opened = page.open(desk);
  const parts = interrupting ? { ...opened, door: interrupting.door(opened.door) } : opened;
  // Where the newest claims stand under the log, the log is what people open first.
  if (parts.talk && !parts.talk.Latest) state.tab.value = 'talk';
  const quiet = callToTable(desk, live.code);
  return {
    desk,
    parts,
    frame,
    state,
    end() {
      quiet();
      interrupting?.end();
      state.end();
      live.onchange = null;
      live.onrefused = null;
      live.onovertaken = null;
    },
  };
}

/** Whether the reader was late, as the table tells them alone. */
function latenessOf(seats: readonly SeatInfo[]): 'asked' | 'replaced' | null {
  const mine = seats.find((seat) => isSomebody(seat) && seat.you);
  if (!mine || !isSomebody(mine)) return null;
  return mine.standIn !== undefined ? 'replaced' : mine.asked ? 'asked' : null;
}

/** What the reader sees with everything under way done; what will be refused is left out. */
const predicted = (
  page: GamePage,
  view: unknown,
  commands: readonly { readonly action: Action }[],
): unknown => commands.reduce((seen, { action }) => page.predict?.(seen, action) ?? seen, view);

/** A person whose move it is and who is not there; a bot that plays on for them is as good as being there. */
function absentee(desk: Desk): SeatedPlayer | null {
  // Whoever can act themselves is not kept from it by somebody else's absence.
  if (desk.mode !== 'play' || desk.outcome.value !== null || desk.actions.value.length > 0) return null;
  const waitedFor = desk.waitedFor.value;
  const isMissing = ({ seat, you, here, standIn }: SeatedPlayer): boolean =>
    waitedFor.includes(seat) && !you && !here && !standIn;
  return desk.seats.value.find(isMissing) ?? null;
}

/** The rules' word for it, asked of a state that fits what the reader sees. */
function canTakeOver(game: AnyGame, desk: Desk): boolean {
  const seat = desk.mySeat.value;
  if (!game.takeOver || seat === null || desk.outcome.value !== null) return false;
  return game.takeOver(game.imagine(desk.view.value, fastRandom('who decides')), seat) !== null;
}

/** The server knows the grace time; when it is too early its sentence says so. */
async function goOnWithout(code: string, game: string, seat: Seat, how: Without): Promise<void> {
  await attempt(async () => {
    if (how !== 'standIn') return api.absence(code, { do: how, seat });
    const about = (await api.games()).find(({ id }) => id === game) as GameInfo;
    return api.absence(code, { do: 'standIn', seat, level: usualLevel(about) });
  });
}

/** People decide; those away for whom a bot plays have no say until they are back. Whoever watches only reads of it. */
function abandoningAt(live: JoinedTable, desk: Desk, alone: boolean): Abandoning {
  const voters = computed(() =>
    live.info.value.seats.flatMap((seat, index): Voter[] =>
      isSomebody(seat)
        ? [
            {
              name: desk.seats.value[index]?.name ?? seat.name,
              you: seat.you,
              stops: seat.stops === true,
              isAsked: seat.you || !seat.standIn,
            },
          ]
        : [],
    ),
  );
  return {
    voters,
    // Where one can resign, there is nobody to agree with alone.
    canVote: computed(() => desk.mode === 'play' && (alone || voters.value.length > 1)),
    votes: computed(() => {
      const people = voters.value.filter(({ isAsked }) => isAsked);
      return {
        agreed: people.filter(({ stops }) => stops).length,
        of: people.length,
        mine: people.some(({ you, stops }) => you && stops),
      };
    }),
    vote: (agree) => void attempt(() => api.abandon(live.code, agree)),
  };
}

function toServer({ code, info }: JoinedTable): ToServer {
  const move = async (invite: boolean): Promise<void> => {
    const { moveToServer } = await import('../local/copying.ts');
    await attempt(() => moveToServer(code, invite));
  };
  const hasBot = info.peek().seats.some(({ kind }) => kind === 'bot');
  return { move: () => void move(false), invite: hasBot ? () => void move(true) : null };
}

/** Games that know resigning list it among the asides, written `resign`. */
function resignation(desk: Desk): (() => void) | null {
  if (desk.mode !== 'play') return null;
  const action = desk.game.codec.read('resign');
  return action === undefined ? null : () => desk.act(action);
}

/** Tells the reader that it is their move: the lamp's sound, the tab's title, a ping when they look elsewhere. */
function callToTable(desk: Desk, code: string): () => void {
  let wasMine = desk.actions.peek().length > 0;
  const look = () => {
    if (!document.hidden) hush();
  };
  document.addEventListener('visibilitychange', look);
  let titled = '';
  const stop = effect(() => {
    const isDrawn = desk.playing.value === null || desk.held.value;
    const isAsked = desk.outcome.value === null && desk.actions.value.length > 0;
    const mine = desk.mode === 'play' && isDrawn && isAsked;
    const { title } = desk.game.words;
    // Not before the table shows why it is.
    const shown = mine && desk.playing.value === null;
    const next = words.title(shown ? `${words.table.yourMove} · ${title}` : title);
    // Said once: the ending, which has a title of its own, may be drawn before the table has come to rest.
    if (next !== titled) document.title = next;
    titled = next;
    if (desk.sending.value) return;
    if (mine && !wasMine) {
      playSound(document.hidden ? 'your-turn-away' : 'lamp-go');
      if (document.hidden) notify(code, words.table.yourMove, title);
    }
    if (!mine) hush();
    if (!mine && wasMine) playSound('lamp-wait');
    wasMine = mine;
  });
  return () => {
    stop();
    hush();
    document.removeEventListener('visibilitychange', look);
  };
}
