/** The door's sentence in every phase of a race: what the reader can do now, or what is waited for. */
import { type Action, listOf, type Naming, present, type Seat } from '@airlock/kernel';
import {
  BOT_TAKES_OVER,
  type Card,
  CLAIM_ROUND,
  CONTINUE,
  isKind,
  NO_CARD,
  omegaVirus,
  READY,
  RESUME,
  type SeatView,
  UNREADY,
  type View,
  WAIT_AGAIN,
  who,
} from '@airlock/omega-virus';
import { told } from '../../../kit/scene.ts';
import type { Door, DoorButton, Mode } from '../../contract.ts';
import { floorName, type Ghost } from '../moves/ghost.ts';
import { HIDDEN_RULE, HIDDEN_SECOND } from '../moves/lost.ts';
import { lookAgain } from '../review/pastRounds.ts';
import { ghostSentence } from './ghostWords.ts';

export interface DoorScene {
  readonly view: View;
  readonly mode: Mode;
  readonly me: Seat | null;
  readonly naming: Naming;
  readonly ghost: Ghost | null;
  readonly picking: readonly Card[] | null;
  readonly compact: boolean;
  /** Whether there is another hint to be had; `null` where none are given or another button gives them. */
  readonly hint: 'more' | 'none' | null;
  /** The round has only just ended: what is pressed now was meant for the race. */
  readonly resting: boolean;
  readonly actions: readonly Action[];
  readonly asides: readonly Action[];
  readonly deeds: Deeds;
}

interface Deeds {
  act(action: Action): void;
  turn(): void;
  hint(): void;
  place(): void;
  flip(): void;
  startPicking(): void;
  pickUp(): void;
  back(): void;
  /** Opens the rounds that are over. */
  showRounds(): void;
}

const { words } = omegaVirus;

const wait = (sentence: string, second?: string, rule?: string): Door => ({
  kind: 'wait',
  sentence,
  ...(second ? { second } : {}),
  ...(rule ? { rule } : {}),
  buttons: [],
});

export function doorOf(scene: DoorScene): Door {
  const { view, me, mode, naming } = scene;
  if (view.result) return told('note', words.prompt(view, naming));
  if (me === null) {
    const prompt = words.prompt(view, naming);
    return {
      kind: 'note',
      sentence: mode === 'review' ? prompt : `You are watching. ${prompt}`,
      buttons: [],
    };
  }
  const mine = present(view.seats[me]);
  switch (view.phase) {
    case 'BRIEFING':
      return briefingDoor(scene, mine, me);
    case 'COUNTDOWN':
      return wait('Get ready: *GO* comes at zero.', 'No card can be turned up before then.');
    case 'LIVE':
      return liveDoor(scene, mine);
    case 'PHOTO':
      return wait(
        view.finish?.seat === me
          ? '*Done.* Waiting for the photo finish.'
          : 'Somebody is *done*. Waiting for the photo finish.',
      );
    case 'PAUSED':
      return pausedDoor(scene, me);
    case 'ABSENCE':
      return absenceDoor(scene);
    case 'REVIEW':
      return reviewDoor(scene, mine);
    default:
      return wait('The cards are being dealt.');
  }
}

const others = ({ view, naming }: DoorScene, me: Seat): string =>
  listOf([...view.seats.keys()].filter((seat) => seat !== me).map((seat) => who(seat, naming)));

function briefingDoor(scene: DoorScene, mine: SeatView, me: Seat): Door {
  const { deeds, compact } = scene;
  if (mine.isReady) {
    return {
      ...wait(`Waiting for *${others(scene, me)}* to be ready.`),
      buttons: [...pastButton(scene), { label: 'Not ready', look: 'quiet', press: () => deeds.act(UNREADY) }],
    };
  }
  return {
    kind: 'go',
    // On a phone a longer sentence would lie over what the briefing says.
    sentence: compact ? 'Say when you are *ready*.' : 'Look at the *three rooms*, then say you are ready.',
    second: compact
      ? 'Then it counts down from five.'
      : 'The countdown from five starts when everybody is ready.',
    buttons: [
      ...pastButton(scene),
      { label: 'Ready', look: 'go', key: 'Enter', ...atRest(scene), press: () => deeds.act(READY) },
    ],
  };
}

/** Before the next round nothing is urgent: the one before can be looked at again. */
function pastButton({ view, deeds }: DoorScene): DoorButton[] {
  const last = view.rounds.at(-1);
  return last
    ? [{ label: lookAgain(last.round), look: 'plain', icon: 'review', key: 'v', press: deeds.showRounds }]
    : [];
}

const takeBack = ({ asides }: DoorScene): Action | undefined =>
  asides.find((action) => isKind(action, 'takeBack'));

/** On phones hints are asked for here; on a wide screen their button stands in the rail. */
const hintButton = ({ hint, deeds }: DoorScene): DoorButton[] =>
  hint === null
    ? []
    : [
        {
          label: 'Hint',
          look: 'plain',
          icon: 'help',
          bare: true,
          ...(hint === 'none' ? { off: 'The hint can say no more.' } : {}),
          press: deeds.hint,
        },
      ];

function liveDoor(scene: DoorScene, mine: SeatView): Door {
  const { ghost, picking, deeds, compact } = scene;
  if (picking) return pickingDoor(scene, picking);
  const back = takeBack(scene);
  const pickUp: DoorButton = {
    label: 'Pick up',
    look: 'plain',
    icon: 'hand',
    key: 'p',
    ...(mine.cards === 0 ? { off: 'There is nothing in your plan yet.' } : {}),
    press: deeds.startPicking,
  };
  const undo: DoorButton[] =
    back === undefined
      ? []
      : [
          {
            label: 'Take back',
            look: 'plain',
            icon: 'undo',
            ...(compact ? { bare: true as const } : {}),
            key: 'z',
            press: () => deeds.act(back),
          },
        ];
  const aids = [...undo, ...hintButton(scene)];
  if (ghost) {
    const { sentence, second } = ghostSentence(scene.view, ghost, compact);
    return {
      kind: 'go',
      sentence,
      second,
      buttons: [
        ...aids,
        { label: 'Turn', look: 'plain', icon: 'turn', key: 'r', press: deeds.turn },
        pickUp,
        { label: 'Place', look: 'go', key: 'Enter', press: deeds.place },
      ],
    };
  }
  if (mine.hand !== NO_CARD) return wait('Your cards are *covered*.');
  const canFlip = scene.actions.some((action) => isKind(action, 'flip'));
  if (!canFlip) {
    return {
      kind: 'go',
      sentence: 'Pick up: *no card of your deck* fits.',
      second: 'They go under your deck in your order.',
      buttons: [...aids, { ...pickUp, look: 'go' }],
    };
  }
  if (mine.autoFlip && mine.plays > 0) {
    return {
      kind: 'go',
      sentence: 'Your *next card* turns up.',
      buttons: [...aids, pickUp, { label: 'Flip', look: 'go', key: 'f', press: deeds.flip }],
    };
  }
  return {
    kind: 'go',
    sentence: 'Flip your *next card*, or pick up cards.',
    buttons: [...aids, pickUp, { label: 'Flip', look: 'go', key: 'f', press: deeds.flip }],
  };
}

function pickingDoor({ deeds, compact }: DoorScene, picking: readonly Card[]): Door {
  const chosen = listOf(picking.map(floorName));
  return {
    kind: 'go',
    sentence: picking.length === 0 ? 'Pick up: *tap cards* in your plan.' : `Pick up *${chosen}*.`,
    ...(compact ? {} : { second: 'They go under your deck in this order. The rest must stay in one piece.' }),
    buttons: [
      { label: 'Back', look: 'quiet', key: 'Escape', press: deeds.back },
      {
        label: 'Pick up',
        look: 'go',
        key: 'Enter',
        ...(picking.length === 0 ? { off: 'Choose a card first.' } : {}),
        press: deeds.pickUp,
      },
    ],
  };
}

function pausedDoor(scene: DoorScene, me: Seat): Door {
  const { view, naming, deeds, actions } = scene;
  if (actions.includes(RESUME)) {
    return {
      kind: 'go',
      sentence: 'Paused by *you*. Resume when you are ready.',
      second: 'Boards are hidden while the clock is stopped. A countdown from five comes first.',
      rule: HIDDEN_RULE,
      buttons: [
        {
          label: 'Resume',
          look: 'go',
          icon: 'play',
          key: 'Enter',
          ...atRest(scene),
          press: () => deeds.act(RESUME),
        },
      ],
    };
  }
  const name = view.pausedBy >= 0 && view.pausedBy !== me ? who(view.pausedBy, naming) : missing(scene);
  return wait(`Paused: waiting for *${name}*.`, HIDDEN_SECOND, HIDDEN_RULE);
}

const missing = ({ view, naming }: DoorScene): string =>
  listOf(view.seats.flatMap(({ awaySince }, seat) => (awaySince >= 0 ? [who(seat, naming)] : []))) ||
  'everybody';

function absenceDoor(scene: DoorScene): Door {
  const { actions, deeds } = scene;
  const answers: readonly (DoorButton & { readonly action: Action })[] = [
    { label: 'Keep waiting', look: 'plain', action: WAIT_AGAIN, press: () => deeds.act(WAIT_AGAIN) },
    {
      label: 'Let a bot step in',
      look: 'plain',
      action: BOT_TAKES_OVER,
      press: () => deeds.act(BOT_TAKES_OVER),
    },
    { label: 'Take the round', look: 'go', action: CLAIM_ROUND, press: () => deeds.act(CLAIM_ROUND) },
  ];
  const buttons = answers.filter(({ action }) => actions.includes(action));
  if (buttons.length === 0) return wait(`Waiting for *${missing(scene)}*.`);
  return {
    kind: 'go',
    sentence: `*${missing(scene)}* has been away too long.`,
    second: 'Keep waiting, let a bot step in, or take the round.',
    buttons,
  };
}

/** Nobody skips what they have not seen. */
const atRest = ({ resting }: DoorScene): Pick<DoorButton, 'off'> => (resting ? { off: 'In a moment.' } : {});

function reviewDoor(scene: DoorScene, mine: SeatView): Door {
  const { view, actions, deeds } = scene;
  if (mine.isReady || !actions.includes(CONTINUE)) return wait('Waiting for the *next round*.');
  const isLast = view.round >= 3 || view.mode === 'practice';
  return {
    kind: 'go',
    sentence: `Round ${view.round} is over. *Continue* when you have seen enough.`,
    buttons: [
      {
        label: isLast ? 'See the result' : 'Next round',
        look: 'go',
        key: 'Enter',
        ...atRest(scene),
        press: () => deeds.act(CONTINUE),
      },
    ],
  };
}
