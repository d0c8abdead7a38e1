/** The door's sentence in every situation: what the reader can do now, or whom the ship waits for. */
import {
  ARM_NO,
  ARM_YES,
  CHOOSE_VICTIMS,
  codec,
  DECLINE,
  HANGAR,
  helpForNow,
  humanName,
  isPowered,
  REVEAL_DONE,
  type ShipView,
  shipSeen,
  type View,
} from '@airlock/hypatia';
import { type Action, present, type Seat } from '@airlock/kernel';
import { skipButton, told, watched } from '../../../kit/scene.ts';
import type { Door, DoorButton } from '../../contract.ts';
import { isMyMove } from '../moves/position.ts';
import { readyAction } from '../moves/selection.ts';
import { thingOf } from '../moves/things.ts';
import { theStation, words } from '../words.ts';
import { playDoor, undoButton } from './play.ts';
import type { DoorScene } from './scene.ts';

/** A door has no room for more. */
const MOST_BUTTONS = 4;

export function doorOf(scene: DoorScene): Door {
  const { view, ship, seat } = scene.position;
  if (view.over || !ship) return told('note', words.prompt(view, scene.naming));
  if (scene.showing && !ship.result && scene.watched === null) return showingDoor(scene, ship);
  if (scene.mode !== 'play' || seat === null) return watchingDoor(scene, view);
  if (scene.sending) return told('wait', 'Your order is *on its way*.');
  if (view.mode === 'race' && shipSeen(view)?.result) return finishedDoor(scene, view);
  if (!isMyMove(scene.position))
    return told(ship.result ? 'note' : 'wait', starred(words.prompt(view, scene.naming)));
  const door = scene.position.decision === 'play' ? playDoor(scene, ship) : askingDoor(scene, ship);
  return scene.hint && !scene.compact
    ? { ...door, second: `Hint: ${scene.hint.advice}. ${scene.hint.reason}` }
    : door;
}

/** The reader's own ship has ended and the race goes on: the others may be watched. */
function finishedDoor({ naming, watched: whose, deeds }: DoorScene, view: View): Door {
  const nameOf = (seat: Seat): string => naming.names[seat] ?? '';
  const others = view.progress.flatMap(({ finished }, seat) =>
    finished || seat === view.viewer || seat === whose ? [] : [seat],
  );
  const watch = others.map((seat): DoorButton => {
    const label = `Watch ${nameOf(seat)}`;
    return { label, look: 'plain', icon: 'eye', press: () => deeds.watch(seat) };
  });
  const own: DoorButton = { label: 'Your own ship', look: 'plain', press: () => deeds.watch(null) };
  return {
    kind: 'note',
    sentence:
      whose === null ? words.prompt(view, naming) : `You are looking aboard *${nameOf(whose)}*’s ship.`,
    buttons: [...(whose === null ? [] : [own]), ...watch].slice(0, MOST_BUTTONS),
  };
}

/** "Waiting for Ada." with the name in the lamp's colour. */
const starred = (sentence: string): string => sentence.replace(/^Waiting for (.+)\.$/, 'Waiting for *$1*.');

function showingDoor(scene: DoorScene, ship: ShipView): Door {
  return {
    kind: 'wait',
    sentence: ship.phase === 0 ? 'The *Phage* move.' : 'Your order *takes effect*.',
    second: 'Press anything to skip to the end.',
    buttons: [skipButton(scene)],
  };
}

function watchingDoor({ naming, mode }: DoorScene, view: View): Door {
  const prompt = words.prompt(view, naming).replace(/^Waiting for (.+)\.$/, '*$1* has to decide.');
  return told('note', watched(prompt, mode));
}

/** Every decision but a play: pick what is lit, then confirm; some are buttons of the door. */
function askingDoor(scene: DoorScene, ship: ShipView): Door {
  const { position, selection, deeds } = scene;
  const ready = readyAction(position, selection);
  const help = helpForNow(position.view);
  return {
    kind: 'go',
    sentence: ready === null ? askedNow(scene, ship) : `${emphasised(ready, position.view)}?`,
    ...(help && !isSaidInSystems(scene) ? { second: consequence(ready, ship) ?? help } : {}),
    buttons: [
      ...undoButton(scene),
      ...plainAnswers(scene, ready),
      ...(ready === null ? [] : [mainButton(ready, scene)]),
    ],
  };

  function mainButton(action: Action, { position: { view } }: DoorScene): DoorButton {
    const grave = GRAVE.has(codec.kind(action));
    return {
      label: words.action(action, view),
      look: grave ? 'danger' : 'go',
      key: 'Enter',
      press: deeds.confirm,
    };
  }
}

/** On a phone the ship needs the room: what the systems do is one press away. */
const isSaidInSystems = ({ compact, position: { decision } }: DoorScene): boolean =>
  compact && (decision === 'labsUnlock' || decision === 'labsLock');

/** Buttons for these are outlined: somebody or something is gone for good. */
const GRAVE: ReadonlySet<string> = new Set(['kill', 'victims', 'destroy']);

/** "Kill *Science 4*": everything after the verb stands out. */
function emphasised(action: Action, view: View): string {
  const said = words.action(action, view);
  const space = said.indexOf(' ');
  return `${said.slice(0, space)} *${said.slice(space + 1)}*`;
}

/** What the picked answer would bring, where it is not plain to see. */
function consequence(ready: Action | null, ship: ShipView): string | null {
  if (ready === null) return null;
  const [station = 0] = codec.words(ready);
  if (codec.kind(ready) === 'flip' && station === HANGAR && !isPowered(ship, HANGAR)) {
    const phage = present(ship.phage[HANGAR]).length;
    return phage > 0
      ? `${phage} Phage lie there: if they win the next trick at the Hangar, the game is lost.`
      : 'From now on a loss at the Hangar ends the game.';
  }
  return null;
}

/** The sentence before anything is picked; halfway through a move it names what is moved. */
function askedNow({ position, selection, naming }: DoorScene, ship: ShipView): string {
  const [first] = selection.picked;
  const picked = first === undefined ? null : thingOf(first);
  if (position.decision === 'layOut' && picked?.kind === 'station')
    return `Lay *${theStation(picked.station)}* in a lit cell.`;
  if (position.decision === 'opsMove' && picked?.kind === 'card')
    return `Move *${humanName(picked.card)}* to a lit station.`;
  if (position.decision === 'opsMove' && picked?.kind === 'phage')
    return `Move the Phage at *${theStation(picked.station)}* to a lit station.`;
  if (position.decision === 'engExtra' && picked?.kind === 'card')
    return `Add *${humanName(picked.card)}* to a lit station.`;
  if (position.decision === 'xoWindow' && picked?.kind === 'card')
    return `Use the *${humanName(picked.card)}* on a lit Phage, or on none.`;
  if (position.decision === 'chooseVictims' && first !== undefined) {
    const deaths = ship.stack.at(-1 - CHOOSE_VICTIMS.deaths) ?? 0;
    return `Choose who dies: *${selection.picked.length} of ${deaths}*.`;
  }
  return words.prompt(position.view, naming);
}

/** Answers that are no thing of the table: decline, take what is marked, yes and no, one of two. */
function plainAnswers(scene: DoorScene, ready: Action | null): DoorButton[] {
  const { position, deeds, compact } = scene;
  const { view, legal, decision } = position;
  const buttons: DoorButton[] = [];
  const answer = (action: Action, look: DoorButton['look'], key: string, sure?: string): void => {
    const label = words.action(action, view);
    buttons.push({ label, look, key, ...(sure ? { sure } : {}), press: () => deeds.send(action) });
  };
  if (decision === 'takeFromDiscard' || decision === 'takeXO') {
    buttons.push({ label: 'Show the cards', look: 'plain', icon: 'eye', key: 'c', press: deeds.showChoice });
  }
  if (legal.has(ARM_NO)) answer(ARM_NO, 'plain', 'n');
  if (legal.has(ARM_YES))
    answer(ARM_YES, 'danger', 'y', compact ? 'Really arm' : 'Arm it: there is no going back');
  for (const { action } of position.built) {
    const kind = codec.kind(action);
    if (kind === 'unlock' || kind === 'lock') {
      const said = words.action(action, view);
      // The question has said what becomes of it.
      const label = compact ? said.replace(/^\w+ the /, '') : said;
      const key = said.includes('Ad-Hoc') ? 'a' : 'f';
      buttons.push({ label, look: 'plain', key, press: () => deeds.send(action) });
    }
  }
  if (decision === 'optDiscard' && ready === null && !compact) {
    buttons.push({
      label: 'Always keep',
      look: 'quiet',
      besides: 'habit',
      press: () => deeds.keepAlways(),
    });
  }
  if (legal.has(REVEAL_DONE)) answer(REVEAL_DONE, 'go', 'Enter');
  if (legal.has(DECLINE)) answer(DECLINE, ready === null ? 'go' : 'plain', ready === null ? 'Enter' : 'n');
  return buttons;
}
