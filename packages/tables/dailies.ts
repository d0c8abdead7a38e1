/** The deal of a day: everybody's first try at it, and which table is the asker's own. */
import type { CatalogueEntry } from '@airlock/catalogue';
import { type AnyGame, itemAt, type Options, type Outcome, parseOptions } from '@airlock/kernel';
import type { DailyBoard } from '@airlock/protocol';
import type { Hall } from './hall.ts';
import { Refused } from './refused.ts';
import type { PersonId, TableRecord } from './store/store.ts';
import { GONE } from './store/store.ts';

/** More tables of one deal are not looked at. */
const MOST_TABLES = 2_000;
/** Lines of the list. */
const MOST_RESULTS = 100;
/** Every table of a game is looked at for the list, so it is made anew only now and then. */
const FRESH_MS = 5_000;
/** What has ended does not change; this many endings are remembered. */
const MOST_REMEMBERED = 4_000;

interface Try {
  readonly person: PersonId;
  readonly name: string;
  readonly record: TableRecord;
}

type Result = Pick<DailyBoard['results'][number], 'won' | 'score'>;

export class Dailies {
  private readonly hall: Hall;
  private readonly listed = new Map<string, { readonly at: number; readonly tries: readonly Try[] }>();
  private readonly ended = new Map<string, Result | null>();

  constructor(hall: Hall) {
    this.hall = hall;
  }

  async board(id: string, day: string, asker: PersonId | undefined): Promise<DailyBoard> {
    const entry = this.hall.game(id);
    const { game } = entry;
    const options = dailyOptions(game, day);
    if (!options) throw new Refused('bad-request', `There is no daily deal of "${id}" on "${day}".`);
    const tries = await this.tries(entry, options);
    const own = asker === undefined ? null : await this.ownTry(entry, options, asker);
    const results: DailyBoard['results'] = [];
    for (const one of tries) {
      const result = await this.resultOf(one.record);
      if (result) results.push({ name: one.name, you: one.person === asker, ...result });
    }
    results.sort((one, other) => Number(other.won) - Number(one.won) || other.score - one.score);
    return {
      mine: own && {
        code: own.code,
        over: own.stage === 'over' || own.stage === 'abandoned',
        ...((await this.resultOf(own)) ?? {}),
      },
      finished: results.length,
      results: results.slice(0, MOST_RESULTS),
    };
  }

  /** Of each person the table that was begun first; the others do not count. */
  private async tries({ game, dailyRivals }: CatalogueEntry, options: Options): Promise<readonly Try[]> {
    const key = `${game.id} ${String(options.seed)}`;
    const known = this.listed.get(key);
    if (known && Date.now() - known.at < FRESH_MS) return known.tries;
    const records = await this.hall.store.tablesDealt(game.id, String(options.seed), MOST_TABLES);
    const firsts = new Map<PersonId, Try>();
    for (const record of records) {
      const seat = soloSeat(record, dailyRivals);
      if (!seat || !isDealt(game, record, options) || firsts.has(seat.person)) continue;
      firsts.set(seat.person, { person: seat.person, name: seat.name, record });
    }
    const tries = [...firsts.values()];
    if (this.listed.size > MOST_KEPT_LISTS) this.listed.clear();
    this.listed.set(key, { at: Date.now(), tries });
    return tries;
  }

  /** Asked of the store each time: whoever has just begun goes on there. */
  private async ownTry(
    { game, dailyRivals }: CatalogueEntry,
    options: Options,
    asker: PersonId,
  ): Promise<TableRecord | null> {
    const records = await this.hall.store.tablesOf(asker, MOST_TABLES);
    const own = records.filter(
      (record) =>
        soloSeat(record, dailyRivals)?.person === asker &&
        isDealt(game, record, options) &&
        record.match !== null,
    );
    return own.sort((one, other) => startOf(one) - startOf(other))[0] ?? null;
  }

  /** `null` while it goes on, and where it ended without a result. */
  private async resultOf({ code, stage }: TableRecord): Promise<Result | null> {
    const known = this.ended.get(code);
    if (known !== undefined) return known;
    if (stage !== 'over') return null;
    const result = await this.outcomeAt(code);
    if (this.ended.size >= MOST_REMEMBERED) this.ended.clear();
    this.ended.set(code, result);
    return result;
  }

  private async outcomeAt(code: string): Promise<Result | null> {
    try {
      return resultFrom(await this.hall.outcomeOf(code));
    } catch (error) {
      // One that cannot be opened must not hide the others.
      if (error instanceof Refused) return null;
      throw error;
    }
  }
}

const MOST_KEPT_LISTS = 60;

/** The deal of a day with every option it is played by; `null` where the game has none. */
function dailyOptions(game: AnyGame, day: string): Options | null {
  const chosen = game.dailyOptions?.(day) ?? null;
  const options = chosen && parseOptions(game.options, chosen);
  return options?.ok ? (options.value as Options) : null;
}

/** The one person of a table with nobody else but the bots that everybody has that day. */
function soloSeat(
  { seats }: TableRecord,
  rivals: readonly string[] = [],
): { readonly person: PersonId; readonly name: string } | null {
  const [seat, ...others] = seats;
  const isUsual =
    others.length === rivals.length &&
    others.every((other, index) => other.kind === 'bot' && other.level === rivals[index]);
  return isUsual && seat?.kind === 'person' && seat.person !== GONE ? seat : null;
}

/** Whether the deal was played as everybody plays it: one could choose an easier one under the same name. */
function isDealt(game: AnyGame, record: TableRecord, options: Options): boolean {
  if (record.game !== game.id || record.options.seed !== options.seed) return false;
  const former = game.formerOptions?.(record.options, record.match?.rules ?? game.version);
  const played = parseOptions(game.options, former ?? record.options);
  return played.ok && isSame(played.value as Options, options);
}

const isSame = (one: Options, other: Options): boolean =>
  Object.keys(other).every((name) => one[name] === other[name]);

const startOf = ({ match }: TableRecord): number => match?.startedAt ?? 0;

const resultFrom = (outcome: Outcome | null): Result | null =>
  outcome && { won: outcome.winners.includes(PERSON), score: itemAt(outcome.scores, PERSON) };

/** The seat of whoever plays the deal of a day. */
const PERSON = 0;
