/**
 * A review that is looked at together: who has come and who leads, over a line of its own that is opened when somebody wants it.
 * Where the leader is goes out at most a few times a second, however fast they drag.
 */
import { REVIEWER } from '@airlock/kernel';
import {
  type ClientMessage,
  type Companion,
  isLocalCode,
  type ServerMessage,
  type TalkLine,
} from '@airlock/protocol';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { withTalk } from '../../match/talkLines.ts';
import { arrive } from '../../session/session.ts';
import { IS_SITE } from '../../site.ts';
import { sentenceOf } from '../../wire/http.ts';
import { Line } from '../../wire/socket.ts';
import type { ReviewPlace } from '../place.ts';
import { keepsCompany, noteCompany } from './comingBack.ts';

type Company = Extract<ServerMessage, { type: 'company' }>;

export interface Together {
  /** `null` as long as the reader looks by themselves, and until the table has answered. */
  readonly company: ReadonlySignal<Company | null>;
  /** Whether the reader wants company: then a line is open, or being opened. */
  readonly isWanted: ReadonlySignal<boolean>;
  readonly isOnline: ReadonlySignal<boolean>;
  readonly me: ReadonlySignal<Companion | null>;
  readonly leader: ReadonlySignal<Companion | null>;
  readonly isLeading: ReadonlySignal<boolean>;
  /** Whether the reader goes where the leader goes. */
  readonly isFollowing: ReadonlySignal<boolean>;
  readonly talk: ReadonlySignal<readonly TalkLine[]>;
  /** Why the last thing was not done. */
  readonly problem: ReadonlySignal<string | null>;
  /** Whether the next thing that is pressed is pointed at. */
  readonly points: ReadonlySignal<boolean>;
  come(lead: boolean): void;
  go(): void;
  takeLead(): void;
  /** `null` gives it up. */
  handTo(number: number | null): void;
  lookAlone(): void;
  followAgain(): void;
  /** Where the reader is now. */
  moved(place: ReviewPlace): void;
  arm(points: boolean): void;
  pointAt(thing: string | null): void;
  say(text: string): boolean;
  end(): void;
}

/** Often enough to follow with the eyes, seldom enough for a company of sixteen. */
const TOLD_EVERY_MS = 150;

type Unsent<Message> = Message extends unknown ? Omit<Message, 'table' | 'id'> : never;
type Said = Unsent<Extract<ClientMessage, { type: 'gather' | 'lead' | 'look' | 'talk' }>>;

/** `null` where nobody could come: a file, a table in this page, a site without a server. */
export function openTogether(code: string | null, entries: number, comesAlong: boolean): Together | null {
  if (code === null || isLocalCode(code) || IS_SITE) return null;
  const company = signal<Company | null>(null);
  const isWanted = signal(false);
  const isOnline = signal(false);
  const talk = signal<readonly TalkLine[]>([]);
  const problem = signal<string | null>(null);
  const points = signal(false);
  let line: Line | null = null;
  let place: ReviewPlace = { at: 0, as: REVIEWER };
  let thing: string | null = null;
  let alone = false;
  /** Wanted, and taken again after a lost connection while nobody else has it. */
  let wantsLead = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const me = computed(() => {
    const now = company.value;
    return now?.people.find(({ number }) => number === now.you) ?? null;
  });
  const leader = computed(() => {
    const now = company.value;
    return now?.people.find(({ number }) => number === now.lead) ?? null;
  });
  const isLeading = computed(() => leader.value !== null && leader.value.number === me.value?.number);
  const isAlone = signal(false);
  const isFollowing = computed(() => leader.value !== null && !isLeading.value && !isAlone.value);

  function tell(said: Said): boolean {
    return line?.send({ ...said, table: code, id: line.nextId() } as ClientMessage) ?? false;
  }

  function tellPlace(): void {
    clearTimeout(timer);
    timer = undefined;
    const as = place.as < 0 ? null : place.as;
    if (company.peek()) tell({ type: 'look', at: place.at, as, thing, alone });
  }

  function tellSoon(): void {
    timer ??= setTimeout(tellPlace, TOLD_EVERY_MS);
  }

  function setAlone(now: boolean): void {
    alone = now;
    isAlone.value = now;
    tellPlace();
  }

  function hear(message: ServerMessage): void {
    if (message.type === 'company') {
      const isFirst = company.peek() === null;
      problem.value = null;
      company.value = message;
      if (isFirst && wantsLead && message.lead === null) tell({ type: 'lead' });
      if (message.lead === message.you) {
        alone = false;
        isAlone.value = false;
        wantsLead = true;
      } else if (message.lead !== null) wantsLead = false;
      if (isFirst) tellPlace();
    } else if (message.type === 'talk') {
      talk.value = withTalk(talk.peek(), message.lines);
    } else if (message.type === 'refused') {
      problem.value = message.sentence;
    }
  }

  async function open(): Promise<void> {
    await arrive();
    if (!isWanted.peek() || line) return;
    const opened = new Line();
    line = opened;
    opened.onmessage = hear;
    opened.onready = () => {
      isOnline.value = true;
      company.value = null;
      opened.send({ type: 'join', table: code as string, compact: true, seen: entries });
      tell({ type: 'gather', on: true });
    };
    opened.state.subscribe((state) => {
      isOnline.value = state === 'open';
    });
  }

  function come(lead: boolean): void {
    if (isWanted.peek()) return;
    isWanted.value = true;
    problem.value = null;
    wantsLead = lead;
    noteCompany(code as string, true);
    open().catch((error) => {
      problem.value = sentenceOf(error);
      isWanted.value = false;
    });
  }

  function close(): void {
    clearTimeout(timer);
    timer = undefined;
    isWanted.value = false;
    isOnline.value = false;
    points.value = false;
    company.value = null;
    isAlone.value = false;
    alone = false;
    thing = null;
    line?.close();
    line = null;
  }

  if (comesAlong || keepsCompany(code)) come(false);

  return {
    company,
    isWanted,
    isOnline,
    me,
    leader,
    isLeading,
    isFollowing,
    talk,
    problem,
    points,
    come,
    go() {
      tell({ type: 'gather', on: false });
      noteCompany(code, false);
      close();
    },
    takeLead: () => void tell({ type: 'lead' }),
    handTo(number) {
      wantsLead = false;
      tell({ type: 'lead', to: number });
    },
    lookAlone: () => setAlone(true),
    followAgain: () => setAlone(false),
    moved(now) {
      if (now.at === place.at && now.as === place.as) return;
      place = now;
      thing = null;
      if (company.peek()) tellSoon();
    },
    arm(now) {
      points.value = now;
      if (now || thing === null) return;
      thing = null;
      tellPlace();
    },
    pointAt(now) {
      thing = now;
      tellPlace();
    },
    say: (text) => tell({ type: 'talk', text }),
    end: close,
  };
}
