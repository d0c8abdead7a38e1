/** What goes over HTTP: who you are, which games there are, setting up a table. Play itself is on the socket. */
import { z } from 'zod';
import { openInput } from './company.ts';
import { MOST_LETTERS_IN_REPORT } from './limits.ts';
import { actionForm } from './socket.ts';
import {
  optionsInput,
  personName,
  seatPlan,
  tableCode,
  tableInfo,
  tableSummary,
  tableTime,
  watchingRule,
} from './table.ts';
import { visibleText } from './visible.ts';

export const sessionInput = z.strictObject({ name: personName });

export const session = z.strictObject({
  name: z.string(),
  /** Names the person in logs and metrics nowhere; it only tells one's own seats. */
  id: z.string(),
});
export type Session = z.infer<typeof session>;

/** Words, to be written down. */
export const recoveryCode = z.strictObject({ code: z.string() });
export type RecoveryCode = z.infer<typeof recoveryCode>;

export const deviceCode = z.strictObject({
  /** Digits, to be typed. */
  code: z.string(),
  /** The same for a link or a QR code, which nobody types. */
  token: z.string(),
  /** For how many milliseconds it is good. */
  lasts: z.number(),
});
export type DeviceCode = z.infer<typeof deviceCode>;

export const signInInput = z.strictObject({ code: z.string().min(1).max(200) });

export const newTable = z.strictObject({
  game: z.string().max(40),
  options: optionsInput.default({}),
  /** One per seat; missing ones are open. */
  seats: z.array(seatPlan).max(8),
  /** Starts at once when no seat is open. */
  start: z.boolean().default(false),
  /** Whether programs may be invited; they may when not said. */
  programs: z.boolean().optional(),
});
export type NewTable = z.input<typeof newTable>;
/** The same with its defaults filled in. */
export type TablePlan = z.output<typeof newTable>;

/** Changes before the start; only what is named changes. */
export const tableChange = z.strictObject({
  options: optionsInput.optional(),
  /** How many seats there are; they come and go at the end. */
  seats: z.number().int().min(1).max(8).optional(),
  seat: z.strictObject({ index: z.number().int().min(0).max(7), plan: seatPlan }).optional(),
  /** How long a decision may take; `null` for as long as one likes. */
  time: tableTime.nullable().optional(),
  /** Whether the table wants company: whoever comes by may sit down. `null` for no longer. */
  open: openInput.nullable().optional(),
  /** Whether programs may be invited. */
  programs: z.boolean().optional(),
});
export type TableChange = z.infer<typeof tableChange>;

export const seatChoice = z.strictObject({
  /** Any open seat when not said. */
  seat: z.number().int().min(0).max(7).optional(),
});

/** Before the start: whom I would like to change places with, and whether I (still) would. */
export const swapInput = z.strictObject({
  /** The seat of somebody else. */
  seat: z.number().int().min(0).max(7),
  /** Asks for it, or agrees with whoever asked for mine; `false` takes it back or declines. */
  agree: z.boolean(),
});
export type SwapInput = z.infer<typeof swapInput>;

/** What a host does about somebody in a seat. */
export const hostInput = z.discriminatedUnion('do', [
  /** They are the host from now on. */
  z.strictObject({ do: z.literal('pass'), seat: z.number().int().min(0).max(7) }),
  /** Before the start: their seat is open again, and they may not come back to this table. */
  z.strictObject({ do: z.literal('remove'), seat: z.number().int().min(0).max(7) }),
  /** Nobody hears what they say, until it is taken back. */
  z.strictObject({ do: z.literal('mute'), seat: z.number().int().min(0).max(7), on: z.boolean() }),
  /** During the match: whoever has the link may take the seat that a bot plays. */
  z.strictObject({ do: z.literal('offer'), seat: z.number().int().min(0).max(7), on: z.boolean() }),
]);
export type HostInput = z.infer<typeof hostInput>;

/** Watching: what the host allows, what is asked for, and what is answered. */
export const watchingInput = z.discriminatedUnion('do', [
  /** Who may watch from now on; the host's business. */
  z.strictObject({ do: z.literal('allow'), rule: watchingRule }),
  /** Asks the host to be let in. */
  z.strictObject({ do: z.literal('knock') }),
  /** Asks the player of a seat to be allowed to look through it. */
  z.strictObject({ do: z.literal('look'), seat: z.number().int().min(0).max(7) }),
  /** Answers who asked: the host who wants to be let in, a player who wants to look through their seat. */
  z.strictObject({ do: z.literal('answer'), number: z.number().int().min(1), agree: z.boolean() }),
  /** Nobody looks through my seat any more, or I through none. */
  z.strictObject({ do: z.literal('endLooks') }),
]);
/** The table, or that the host has been asked. */
export const watchingReply = z.union([tableInfo, z.strictObject({ asked: z.literal(true) })]);

export type WatchingInput = z.infer<typeof watchingInput>;

export const readiness = z.strictObject({ ready: z.boolean() });

export const startInput = z.strictObject({
  /** The level of the bots that take the seats which are open or whose people are not ready. */
  fill: z.string().max(32).optional(),
});
export type StartInput = z.infer<typeof startInput>;

/** What to do about a person who has been away longer than the grace time. */
export const absenceInput = z.discriminatedUnion('do', [
  /** Their seat resigns. */
  z.strictObject({ do: z.literal('claim'), seat: z.number().int().min(0).max(7) }),
  /** The asker decides in their place, in games where people play together. */
  z.strictObject({ do: z.literal('takeOver'), seat: z.number().int().min(0).max(7) }),
  /** A bot plays on for them until they are back. */
  z.strictObject({
    do: z.literal('standIn'),
    seat: z.number().int().min(0).max(7),
    level: z.string().max(32),
  }),
]);
export type AbsenceInput = z.infer<typeof absenceInput>;

/** Whether I agree to stop the match before its end. */
export const abandonInput = z.strictObject({ agree: z.boolean() });

const optionWords = {
  label: z.string(),
  help: z.string(),
  /** What each value is called. */
  names: z.record(z.string(), z.string()).optional(),
};

/** One option of a game: what it may be, and the words for it. */
export const optionInfo = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('choice'),
    values: z.array(z.union([z.string(), z.number()])),
    default: z.union([z.string(), z.number()]),
    ...optionWords,
  }),
  z.strictObject({
    kind: z.literal('whole'),
    min: z.number(),
    max: z.number(),
    default: z.number(),
    ...optionWords,
  }),
  z.strictObject({ kind: z.literal('switch'), default: z.boolean(), ...optionWords }),
  z.strictObject({
    kind: z.literal('text'),
    pattern: z.string(),
    hint: z.string(),
    default: z.string(),
    ...optionWords,
  }),
]);
export type OptionInfo = z.infer<typeof optionInfo>;

const share = z.number().min(0).max(1);

/** What was measured of a level; `null` instead where nothing was. */
const measuredLevel = z.strictObject({
  /** Its games against the level below, a draw counting half; `null` for the lowest level. */
  step: z
    .strictObject({
      /** The name of the level below. */
      below: z.string(),
      rate: share,
      low: share,
      high: share,
      games: z.number().int(),
      /** Whether each of them played the same deals alone, so that the better result counted. */
      alone: z.boolean(),
    })
    .nullable(),
  /** Milliseconds of CPU for a usual decision, and what one in a hundred exceeds. */
  cost: z.strictObject({ median: z.number(), p99: z.number() }),
});
export type MeasuredLevel = z.infer<typeof measuredLevel>;

export const gameInfo = z.strictObject({
  id: z.string(),
  title: z.string(),
  tagline: z.string(),
  built: z.boolean(),
  seats: z.strictObject({ min: z.number().int(), max: z.number().int() }),
  options: z.record(z.string(), optionInfo),
  /** Tables that the game recommends, the usual one first; options that one does not name have their usual values. */
  presets: z.array(z.strictObject({ label: z.string(), help: z.string(), options: optionsInput })),
  /** Weakest first. */
  levels: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      help: z.string(),
      measured: measuredLevel.nullable(),
    }),
  ),
});
export type GameInfo = z.infer<typeof gameInfo>;

export const gameList = z.array(gameInfo);

/** `?options=no` leaves out options and what recommended tables change: the front page needs neither. */
export const gamesQuery = z.object({ options: z.literal('no').optional() });

/** As in the address of a game. */
export const gameAddress = z.strictObject({ id: z.string().max(40) });

const jsonSchema = z.record(z.string(), z.unknown());

/** How something is sent: with names, or with numbers to whoever asks for the compact form. */
const twoForms = z.strictObject({ named: jsonSchema, numbers: jsonSchema });

/** All that a program needs to know of a game. */
export const gameDescription = gameInfo.extend({
  /** The version of the rules. */
  version: z.number().int(),
  /** Both act at once, as fast as they can: actions carry a moment, which the server sets. */
  realTime: z.boolean(),
  /** Every kind of action: how it is written, and as data. */
  actions: z.array(actionForm.extend({ grammar: z.string() })),
  /** How actions name the seats, from seat 0 on; `null` where they do not. */
  seatNames: z.array(z.string()).nullable(),
  /** Cards, places and whatever else has a name, with the words for each. Numbers count from `first`. */
  enumerations: z.record(
    z.string(),
    z.strictObject({
      help: z.string(),
      first: z.number().int(),
      values: z.array(
        z.strictObject({
          id: z.string(),
          words: z.string(),
          /** How often it is in its deck, where that is not once for all of them. */
          copies: z.number().int().optional(),
        }),
      ),
    }),
  ),
  /** JSON Schemas; they refer to `$defs`, one for each enumeration. */
  view: twoForms,
  events: z.record(z.string(), z.strictObject({ open: twoForms, own: twoForms.optional() })),
  $defs: jsonSchema,
  /** What chance is drawn for, in this order, and how. */
  chance: z.array(z.string()),
  /** What a seed deals at some tables, for whoever checks shuffles with code of their own. Options that are not named are usual. */
  deals: z.array(
    z.strictObject({
      seed: z.string(),
      seats: z.number().int(),
      options: optionsInput,
      deal: z.record(z.string(), z.unknown()),
    }),
  ),
  /** Every rule by its id. */
  rules: z.record(z.string(), z.string()),
});
export type GameDescription = z.infer<typeof gameDescription>;

/** Which game's deal, and of which day. */
export const dailyQuery = z.strictObject({ game: z.string().max(64), day: z.string().max(10) });

/** The deal of a day: a person's first try counts, whatever they try later. */
export const dailyBoard = z.strictObject({
  /** My first try; `won` and `score` once it has a result. */
  mine: z
    .strictObject({
      code: tableCode,
      over: z.boolean(),
      won: z.boolean().optional(),
      score: z.number().optional(),
    })
    .nullable(),
  /** How many people have finished theirs. */
  finished: z.number().int(),
  /** The best first. */
  results: z.array(
    z.strictObject({ name: z.string(), you: z.boolean(), won: z.boolean(), score: z.number() }),
  ),
});
export type DailyBoard = z.infer<typeof dailyBoard>;

export const tableReply = tableInfo;

/** A match with everything that is needed to replay and verify it. */
export const matchFileReply = z.strictObject({
  /** The version of this format. */
  airlock: z.number().int(),
  game: z.string(),
  /** The version of the rules. */
  rules: z.number().int(),
  options: optionsInput,
  /** What each seat is called. */
  seats: z.array(z.string()).readonly(),
  /** `strong` is the ChaCha20 key stream. */
  generator: z.enum(['fast', 'strong']),
  commitment: z.string(),
  seed: z.string().optional(),
  /** The seat or the clock, the text of the action or `undo`, and milliseconds since the match began. */
  log: z
    .array(z.tuple([z.union([z.number().int(), z.literal('clock')]), z.string(), z.number()]).readonly())
    .readonly(),
  outcome: z
    .strictObject({
      winners: z.array(z.number().int()).readonly(),
      scores: z.array(z.number()).readonly(),
      reason: z.string(),
      rule: z.string(),
    })
    .optional(),
  /** All people agreed to stop before the end. */
  abandoned: z.literal(true).optional(),
});
export const myTables = z.array(tableSummary);

/** The reader, or nobody yet. */
export const sessionReply = session.nullable();

/** How every HTTP request is refused. */
export const httpProblem = z.strictObject({
  code: z.string(),
  sentence: z.string(),
  rule: z.string().optional(),
});
export type HttpProblem = z.infer<typeof httpProblem>;

/** A program of mine. */
const programInfo = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Whether it waits for invitations and turns. */
  waiting: z.boolean(),
});
export const programList = z.array(programInfo);
export type ProgramInfo = z.infer<typeof programInfo>;

export const newProgram = z.strictObject({ name: personName });

/** The token is told once: what is kept is a digest. */
export const madeProgram = z.strictObject({ id: z.string(), name: z.string(), token: z.string() });
export type MadeProgram = z.infer<typeof madeProgram>;

export const programAddress = z.strictObject({ id: z.string().max(100) });

export const waitingQuery = z.strictObject({ game: z.string().max(40).optional() });

/** A program that may be invited by anybody. */
const waitingProgram = z.strictObject({ id: z.string(), name: z.string() });
export const waitingPrograms = z.array(waitingProgram);
export type WaitingProgram = z.infer<typeof waitingProgram>;

const programId = z.string().max(100);

export const invitationInput = z.strictObject({ program: programId });

/** A match that programs are challenged to: what is played, by which options, and who sits where. */
export const challengeInput = z.strictObject({
  game: z.string().max(40),
  options: optionsInput.default({}),
  /** One per seat, from the first on. Whoever takes no seat watches. */
  seats: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('me') }),
        z.strictObject({ kind: z.literal('bot'), level: z.string().max(32) }),
        z.strictObject({ kind: z.literal('program'), program: programId }),
      ]),
    )
    .max(8),
});
export type ChallengeInput = z.output<typeof challengeInput>;

export const challengeAnswer = z.strictObject({ accept: z.boolean() });

/** Which games a program wants to be invited to, with commas; all when not said. */
export const newsQuery = z.strictObject({ games: z.string().max(200).optional() });

/** One line of the stream. */
export const newsLine = z.discriminatedUnion('type', [
  /** Somebody would like this program to play: sit down and be ready, or decline. */
  z.strictObject({
    type: z.literal('invitation'),
    table: tableCode,
    game: z.string(),
    options: optionsInput,
    seats: z.number().int(),
    from: z.string(),
    /** The seat that is kept for it, where it is challenged: one answer is enough then. */
    challenge: z.number().int().optional(),
  }),
  /** A program that I have invited or challenged does not want to play. */
  z.strictObject({ type: z.literal('declined'), table: tableCode, game: z.string(), by: z.string() }),
  /** I am awaited at a table. */
  z.strictObject({ type: z.literal('turn'), table: tableCode, game: z.string(), sequence: z.number().int() }),
  z.strictObject({ type: z.literal('over'), table: tableCode, game: z.string() }),
]);
export type NewsLine = z.infer<typeof newsLine>;

/** Everything that is kept about a person. */
export const personData = z.strictObject({
  person: z.strictObject({
    id: z.string(),
    name: z.string(),
    /** When they were last here, to the day. */
    seenAt: z.number(),
  }),
  /** Tables they set or sit at, newest first. */
  tables: z.array(
    z.strictObject({
      code: tableInfo.shape.code,
      game: z.string(),
      stage: tableInfo.shape.stage,
      host: z.boolean(),
      seat: z.number().int().nullable(),
      /** What they are called there. */
      name: z.string().nullable(),
      startedAt: z.number().nullable(),
      changedAt: z.number(),
      /** What they did, with milliseconds since the start. */
      actions: z.array(z.strictObject({ action: z.string(), at: z.number() })),
    }),
  ),
  /** Their passkeys, without the public halves, which say nothing of them. */
  passkeys: z.array(
    z.strictObject({
      id: z.string(),
      site: z.string(),
      device: z.string(),
      createdAt: z.number(),
      usedAt: z.number(),
    }),
  ),
  /** Where they are signed in; a code that brings them back is called what it is. */
  sessions: z.array(
    z.strictObject({
      id: z.string(),
      device: z.string().nullable(),
      createdAt: z.number(),
      expiresAt: z.number(),
    }),
  ),
  /** Their programs. */
  programs: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  /** What they said, newest first. */
  talk: z.array(z.strictObject({ table: z.string(), text: z.string(), at: z.number() })),
});
export type PersonData = z.infer<typeof personData>;

/** What was done to forget somebody. */
export const forgottenReply = z.strictObject({
  /** Tables before their start at which they gave a seat back. */
  left: z.number().int(),
  /** Matches in which a bot plays on for them. */
  handedOver: z.number().int(),
  /** Matches that are over and stay for the others, without the name. */
  unnamed: z.number().int(),
  /** Tables that nobody else had to do with, and that are gone. */
  removed: z.number().int(),
  /** Lines of talk that stay without the name. */
  lines: z.number().int(),
});
export type ForgottenReply = z.infer<typeof forgottenReply>;

/** What somebody tells whoever runs the server. The server adds the talk and where the match stands. */
export const reportInput = z.strictObject({
  text: z.string().min(1).max(MOST_LETTERS_IN_REPORT).overwrite(visibleText).min(1, 'Say what happened.'),
});
export const reportReply = z.strictObject({ reported: z.literal(true) });

const report = z.strictObject({
  number: z.number().int(),
  at: z.number(),
  table: tableCode,
  game: z.string(),
  /** How many actions the match had. */
  moves: z.number().int(),
  by: z.string(),
  text: z.string(),
  /** The last lines that the reporter could hear, each with the person who said it. */
  lines: z.array(z.strictObject({ name: z.string(), text: z.string(), at: z.number() })),
  /** Everybody with a seat, by name and id. */
  people: z.array(z.strictObject({ name: z.string(), id: z.string() })),
});
export type Report = z.infer<typeof report>;

const ban = z.strictObject({
  kind: z.enum(['person', 'address']),
  /** The id of the person, or the address as it is counted. */
  who: z.string().min(1).max(100),
  why: z.string().max(200),
});
export type Ban = z.infer<typeof ban>;

export const banInput = ban.extend({ on: z.boolean() });
export type BanInput = z.infer<typeof banInput>;

export const operatorReply = z.strictObject({
  /** Newest first. */
  reports: z.array(report),
  bans: z.array(ban),
  /** Everybody with an open socket. */
  visitors: z.array(z.strictObject({ name: z.string(), person: z.string().nullable(), address: z.string() })),
  /** Tables in memory. */
  tables: z.array(
    z.strictObject({
      code: tableCode,
      game: z.string(),
      stage: tableInfo.shape.stage,
      people: z.array(z.string()),
      here: z.number().int(),
    }),
  ),
});
export type OperatorReply = z.infer<typeof operatorReply>;
