/** The door when something else than an action is asked of the reader. */
import { count, who } from '@airlock/kernel';
import {
  actionOf,
  cardName,
  crisisCard,
  crisisName,
  DARK,
  decode,
  locationName,
  type Stage,
  words,
} from '@airlock/outsider';
import { asks, mainButton } from '../../../kit/scene.ts';
import type { Door, DoorButton } from '../../contract.ts';
import { plainAnswers } from '../moves/selection.ts';
import { numberOf, typeOfThing } from '../moves/things.ts';
import type { Besides, DoorScene } from './scene.ts';

type Asked = Extract<Stage, { kind: 'question' }>['question'];

/** What an answer does with the thing that is picked: on its button, and in the door's question. */
const VERBS: Readonly<Partial<Record<Asked | 'secret', readonly [button: string, question: string]>>> = {
  character: ['Take it', 'Play the'],
  token: ['Place it', 'Start at the'],
  lifeSupport: ['Discard it', 'Discard'],
  leaveCard: ['Leave it', 'Leave'],
  takeCard: ['Take it', 'Take'],
  discardOrLose: ['Discard it', 'Discard'],
  discardGear: ['Discard it', 'Discard'],
  target: ['Choose', 'Choose'],
  second: ['Choose', 'Choose'],
  trapTarget: ['Choose', 'Choose'],
  scientist: ['Resolve it', 'Resolve'],
  unravelOwner: ['Choose', 'Choose'],
  unravelGoal: ['Give it up', 'Give up'],
  darkToEntropy: ['Into Entropy', 'Put away'],
  clearOngoing: ['Clear it', 'Clear'],
  salvageGear: ['Take it', 'Take'],
  relocate: ['Move there', 'Move to the'],
  entropyPlace: ['Take it there', 'Take the card of the'],
  crisisPlace: ['Take it there', 'Take the card of the'],
  takeSeen: ['Take it', 'Take'],
  giveCard: ['Give it', 'Give'],
  discardSeen: ['Discard it', 'Let them discard'],
  takeFromDiscard: ['Take it', 'Take'],
  recallCrisis: ['Put on top', 'Put on top'],
  moveSupply: ['Move it there', 'Move the Supply to the'],
  dealOut: ['Deal', 'Deal'],
  secret: ['Choose it', 'Choose'],
};

/** Buttons for answers that name nothing. */
const PLAIN: Readonly<Record<string, readonly [label: string, key: string]>> = {
  lose: ['Lose 1 Survival', 'l'],
  draw: ['Draw', 'd'],
  accept: ['Yes', 'y'],
  decline: ['No', 'n'],
  done: ['Done', 'Enter'],
  cancel: ['Never mind', 'n'],
};

const PLAIN_OF: Readonly<Partial<Record<Asked, Readonly<Record<string, string>>>>> = {
  cosmologist: { draw: 'Draw the Crisis', lose: 'Lose 1 instead' },
  declineCrises: { draw: 'Draw them', decline: 'Draw none' },
  second: { decline: 'Nobody else' },
  darkToEntropy: { decline: 'Keep them' },
  clearOngoing: { decline: 'Clear none' },
  salvageGear: { decline: 'Take no more' },
  dealOut: { decline: 'Deal no more' },
  secondExchange: { accept: 'Exchange another', decline: 'That is all' },
  exchangeOrNot: { accept: 'Look at it', decline: 'Leave it' },
};

/** What is being carried out while this is asked. */
function cause({ position }: DoorScene): string | undefined {
  const crisis = position.view.resolving.at(-1);
  return crisis === undefined ? undefined : `${crisisName(crisis)}: ${crisisCard(crisis).says}`;
}

function pickedName(scene: DoorScene): string {
  const [thing = ''] = scene.selection.picked.slice(-1);
  const number = numberOf(thing);
  switch (typeOfThing(thing)) {
    case 'seat':
      return who(number, scene.naming);
    case 'crisis':
      return crisisName(number);
    case 'number':
      return count(number, 'card');
    case 'card':
    case 'pile':
    case 'looked':
      return cardName(number);
    default:
      return words.action(scene.picking.ready[0]?.[0] ?? actionOf('done'), scene.position.view);
  }
}

function plainButtons(scene: DoorScene, question: Asked, filled: boolean): DoorButton[] {
  const answers = plainAnswers(scene.position);
  return answers.map((action, index) => {
    const { kind, words: parts } = decode(action);
    if (kind === 'side') {
      return {
        label: parts[0] === 0 ? 'The Crew' : 'The Outsiders',
        look: 'plain',
        key: parts[0] === 0 ? 'c' : 'o',
        press: () => scene.deeds.run([action]),
      };
    }
    const [usual, key] = PLAIN[kind] ?? [words.action(action, scene.position.view), ''];
    const isMain = filled && index === answers.length - 1;
    return {
      label: PLAIN_OF[question]?.[kind] ?? usual,
      look: isMain ? 'go' : 'plain',
      ...(isMain ? { key: 'Enter' } : key === '' ? {} : { key }),
      ...(kind === 'cancel' ? { besides: 'neverMind' satisfies Besides } : {}),
      press: () => scene.deeds.run([action]),
    };
  });
}

/** What has gone before is counted by then; what brought the Eclipse about does not matter any more. */
const ECLIPSE_TIE =
  'The Eclipse has laid everything open, and both sides have as much Survival. You had the first turn, so you choose.';

export function answerDoor(scene: DoorScene): Door {
  const { position, picking, selection, naming } = scene;
  const { stage, view } = position;
  if (stage.kind !== 'question') return asks(words.prompt(view, naming));
  const second = stage.question === 'eclipseSide' ? ECLIPSE_TIE : cause(scene);
  const plain = plainButtons(scene, stage.question, picking.lit.size === 0 && picking.ready.length === 0);
  if (stage.question === 'orderDeck' || stage.question === 'orderCrises') return orderDoor(scene);
  const [ready] = picking.ready;
  if (!ready) {
    const asked = words.prompt(view, naming);
    return asks(
      emphasised(
        stage.question === 'assignCrises' && selection.picked.length > 0 ? 'Pick who gets it.' : asked,
      ),
      second,
      ...plain,
    );
  }
  const [label, verb] = VERBS[stage.question] ?? ['Do it', 'Choose'];
  const isDark = selection.picked.some((thing) => thing.startsWith(`card-${DARK}`));
  const discards = label === 'Discard it';
  const to =
    stage.question === 'leaveCard'
      ? ' in the Supply'
      : stage.question === 'takeCard'
        ? ' from the Supply'
        : '';
  return {
    kind: 'go',
    sentence: answerSentence(scene, verb, to),
    ...(isDark && discards ? { second: 'Discarding a Dark brings a Crisis.' } : second ? { second } : {}),
    buttons: [...plain, mainButton(markLabel(stage.question) ?? label, () => scene.deeds.run(ready))],
  };
}

const markLabel = (question: Asked): string | null =>
  question === 'pickScrap'
    ? 'Complete'
    : question === 'pickDiscards'
      ? 'Discard and draw'
      : question === 'assignCrises'
        ? 'Assign it'
        : null;

function answerSentence(scene: DoorScene, verb: string, to: string): string {
  const { stage } = scene.position;
  const { picked } = scene.selection;
  if (stage.kind === 'question' && stage.question === 'assignCrises') {
    const crisis = picked.find((thing) => typeOfThing(thing) === 'crisis') ?? '';
    const seat = picked.find((thing) => typeOfThing(thing) === 'seat') ?? '';
    return `Give *${crisisName(numberOf(crisis))}* to ${who(numberOf(seat), scene.naming)}?`;
  }
  if (stage.kind === 'question' && stage.question === 'dealOut') {
    return `Deal *${pickedName(scene)}* to the ${locationName(stage.argument)}?`;
  }
  if (stage.kind === 'question' && (stage.question === 'pickDiscards' || stage.question === 'pickScrap')) {
    return picked.length === 0 ? 'Discard nothing and *draw*?' : `Discard *${count(picked.length, 'card')}*?`;
  }
  return `${verb} *${pickedName(scene)}*${to}?`;
}

/** The first word of a question stands out no more than the thing it is about: the last words do. */
const emphasised = (sentence: string): string => sentence.replace(/^(\S+ )(.+?)([.?:].*)$/, '$1*$2*$3');

/** Cards that were looked at go back one by one: a card, then where. */
function orderDoor(scene: DoorScene): Door {
  const { picking, position, naming } = scene;
  const ways = picking.ready.flatMap(([action]) => (action === undefined ? [] : [action]));
  return asks(
    ways.length === 0
      ? emphasised(words.prompt(position.view, naming))
      : `Put *${pickedName(scene)}* back where?`,
    'The card you put on top last is drawn first.',
    ...ways.map((action, index): DoorButton => {
      const isTop = decode(action).kind.startsWith('top');
      return {
        label: isTop ? 'On top' : 'At the bottom',
        look: index === ways.length - 1 ? 'go' : 'plain',
        key: index === ways.length - 1 ? 'Enter' : 't',
        press: () => scene.deeds.run([action]),
      };
    }),
  );
}

export function secretDoor(scene: DoorScene): Door {
  const { picking } = scene;
  const [ready] = picking.ready;
  const isSetup = scene.position.view.turn === 0;
  const where = isSetup ? ' for the Supply' : '';
  const second = isSetup
    ? 'Everybody leaves one card, all at once and face down. You keep the other five.'
    : (cause(scene) ?? 'All at once, face down.');
  if (!ready) return asks(`Choose a *card in your hand*${where}.`, second);
  return asks(
    `Choose *${pickedName(scene)}*${where}?`,
    second,
    mainButton('Choose it', () => scene.deeds.run(ready)),
  );
}
