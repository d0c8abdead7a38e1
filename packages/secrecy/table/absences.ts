/** People lose their line and come back, tables leave the server's memory, and the server is started again. */
import { SIDES } from '../worlds/coupling.ts';
import { act } from './deeds.ts';
import { keyOf } from './eyes.ts';
import { type Happening, look, pick, seatsHere, seatsLook } from './scene.ts';

/** Longer than a table stays in memory without anybody, and than the time between two looks at that. */
const FORGOTTEN_AFTER_MS = 67_000;

/** Somebody goes, or comes back. */
export const comeAndGo: Happening = async (scene) => {
  const { pair, viewer, random } = scene;
  const others = pair.parties.one.people.filter((seat) => seat !== viewer);
  const seat = pick(others, random);
  if (seat === undefined) return null;
  const isHere = seatsHere(scene).includes(seat);
  return pair.both(`seat ${seat} ${isHere ? 'goes' : 'comes back'}`, async (party) => {
    if (isHere) party.leave(keyOf(seat));
    else await party.join(keyOf(seat), party.person(seat), null);
  });
};

/** The viewer's line is lost, and they ask for what came since. */
export const resume: Happening = async (scene) => {
  const { pair, eyes } = scene;
  const seen = pair.length;
  const gone = await pair.both('the viewer loses the connection', (party) => {
    for (const { name } of eyes) party.leave(name);
  });
  if (gone === 'parted' || (await act(scene)) === 'parted') return 'parted';
  return pair.both(`the viewer comes back, having seen ${seen}`, (party) => look(party, eyes, seen));
};

/** Nobody is there for so long that the table leaves the server's memory. */
export const forget: Happening = async (scene) => {
  const { pair, eyes } = scene;
  const seats = seatsHere(scene);
  const gone = await pair.both('everybody goes', (party) => {
    for (const key of party.keys) party.leave(key);
  });
  if (gone === 'parted' || (await pair.waitUntil(pair.now + FORGOTTEN_AFTER_MS)) === 'parted')
    return 'parted';
  return pair.both('everybody comes back', async (party) => {
    await look(party, eyes);
    await seatsLook(party, eyes, seats);
  });
};

export const restart: Happening = async (scene) => {
  const { pair, eyes } = scene;
  const seats = seatsHere(scene);
  const seen = pair.length;
  for (const side of SIDES) {
    const party = pair.parties[side];
    await party.world.stop();
    for (const key of party.keys) party.leave(key);
    await party.world.start();
  }
  return pair.both('the server is started again', async (party) => {
    await look(party, eyes, seen);
    await seatsLook(party, eyes, seats);
  });
};
