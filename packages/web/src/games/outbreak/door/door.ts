/** The door's sentence in every situation: what the reader can choose now, or whom the table waits for. */
import { present, who } from '@airlock/kernel';
import {
  ABSTAIN,
  C1,
  C2,
  type Card,
  cardName,
  HOLD_ACTION,
  NO_TASK,
  PZERO,
  REST,
  repairAction,
  SKIP,
  shiftName,
  taskName,
  type View,
  voteAction,
  words,
} from '@airlock/outbreak';
import { clockWords } from '../../../frame/countdown.ts';
import { asks, backButton, claimButton, mainButton, skipButton, told } from '../../../kit/scene.ts';
import type { Door, DoorButton } from '../../contract.ts';
import { type Ceremony, resultTitle, roleSentence } from '../moves/ceremony.ts';
import { readyAction } from '../moves/selection.ts';
import { choosers, chosenCount, hasChosen, isOut, taskFor } from '../moves/stage.ts';
import type { DoorScene } from './scene.ts';

/** Talking comes before choosing. */
const FIRST = 'Claim first';

export function doorOf(scene: DoorScene): Door {
  const { view, seat, legal } = scene.position;
  if (scene.ceremony) return ceremonyDoor(scene, scene.ceremony);
  if (view.result) return told('note', words.prompt(view, scene.naming));
  if (scene.turning !== null) return turningDoor(scene, scene.turning);
  if (scene.mode !== 'play' || seat === null) return watchingDoor(scene);
  if (scene.showing) return showingDoor(scene);
  if (scene.sending) return told('wait', 'Your choice is *on its way*.');
  if (legal.size === 0) return withMissed(waitingDoor(scene, seat), scene);
  if (isKept(scene)) return sealedDoor(scene);
  return withMissed(askingDoor(scene, seat), scene);
}

/** Told only to whoever was late, and gone once they choose for themselves. */
const withMissed = (door: Door, { missed, selection }: DoorScene): Door =>
  missed === null || selection.length > 0 ? door : { ...door, second: missed };

function askingDoor(scene: DoorScene, seat: number): Door {
  const { view } = scene.position;
  switch (view.phase) {
    case 'vote':
      return voteDoor(scene);
    case 'pick':
      return pickDoor(scene);
    case 'repair':
      return repairDoor(scene);
    default:
      // Tasks and ballots lie on the table and are answered there; only what is answered from the hand would show the role.
      if (scene.covered) return coveredDoor(scene);
      return isOut(view, seat) ? outsideDoor(scene) : cardDoor(scene);
  }
}

const coveredDoor = (scene: DoorScene): Door =>
  asks(
    `${words.prompt(scene.position.view, scene.naming).replace(/\.$/, '')}; your role is *hidden on this screen*.`,
    'Hold the eye beside your hand to glimpse it, or press the eye to show it.',
    claimButton(scene, FIRST),
  );

/** OBK-210: nobody learns whose time ran out, so that in the last seconds choices are not shown until it has. */
const sealedDoor = (scene: DoorScene): Door => ({
  kind: 'wait',
  sentence: 'Your choice is *kept* until 0:00.',
  second: 'In the last seconds nobody sees who has chosen. To change it, pick something else.',
  rule: 'OBK-210',
  buttons: [claimButton(scene, 'Claim')],
});

/** Whether the choice that is kept is still the one that is picked. */
function isKept({ sealed, position, selection }: DoorScene): boolean {
  if (sealed === null) return false;
  const picked = readyAction(position, selection);
  return picked === null || picked === sealed;
}

function turningDoor(scene: DoorScene, turned: number): Door {
  const { view } = scene.position;
  const pile = view.records.at(-1)?.pile ?? [];
  return {
    kind: scene.mode === 'play' ? 'wait' : 'note',
    sentence: `The pile is *revealed*: ${Math.min(turned, pile.length)} of ${pile.length}.`,
    second: 'Press anything to see it all at once.',
    buttons: [skipButton(scene)],
  };
}

/** The vote stays on the stage until the reader goes on; the table does not wait for it, and its clock is shown. */
function ceremonyDoor(scene: DoorScene, ceremony: Ceremony): Door {
  const { naming, compact, deeds, seconds } = scene;
  const { vote, role, living } = ceremony;
  const sentence = roleSentence(ceremony, naming) ?? resultTitle(vote, naming);
  if (!scene.isHeld)
    return told(
      scene.mode === 'play' ? 'wait' : 'note',
      'The ballots are *turned over*.',
      null,
      skipButton(scene),
    );
  const isEnd = role === PZERO;
  const left = seconds === null ? '' : ` The next choice is open, ${clockWords(seconds)} left.`;
  return asks(
    sentence,
    isEnd ? null : `${compact ? '' : 'The game goes on. '}${living} are living.${left}`,
    { label: compact ? 'Again' : 'See it again', look: 'plain', icon: 'turn', key: 'a', press: deeds.again },
    mainButton(isEnd ? 'See the end' : 'Continue', deeds.goOn),
  );
}

function showingDoor(scene: DoorScene): Door {
  return told(
    'wait',
    'The Shift is *being settled*.',
    'Press anything to skip to the end.',
    skipButton(scene),
  );
}

function chosenSentence(view: View): string {
  const chosen = chosenCount(view);
  return `*${chosen} of ${choosers(view).length}* ${chosen === 1 ? 'has' : 'have'} chosen.`;
}

function watchingDoor({ mode, position: { view }, naming }: DoorScene): Door {
  const now =
    view.phase === 'pick' ? `*${who(view.leader, naming)}* chooses two Tasks.` : chosenSentence(view);
  return told(
    'note',
    mode === 'watch' ? `You are watching. ${now}` : now,
    'You see what any stranger at the table would see: no hands, no roles, no Rest owners.',
  );
}

function waitingDoor(scene: DoorScene, seat: number): Door {
  const { view } = scene.position;
  const mayClaim = view.options.claims && (!isOut(view, seat) || view.options.voicesFromOutside);
  const second = hasChosen(view, seat)
    ? 'You have chosen; choices are final.'
    : mayClaim
      ? 'Meanwhile you can make a claim.'
      : null;
  const sentence =
    view.phase === 'pick'
      ? `Waiting for *${who(view.leader, scene.naming)}* to choose two Tasks.`
      : `Waiting for *the others*. ${chosenSentence(view).replaceAll('*', '')}`;
  return told(
    'wait',
    sentence,
    scene.bet ?? second,
    betButton(scene),
    mayClaim && claimButton(scene, 'Claim'),
  );
}

const betButton = ({ bet, deeds }: DoorScene): DoorButton | null =>
  bet === null ? null : { label: 'Bet', look: 'plain', key: 'b', press: deeds.bet };

/** Nothing is filled before something is picked. */
function confirmButton(scene: DoorScene, label: string): DoorButton {
  return mainButton(label, scene.deeds.confirm);
}

function cardDoor(scene: DoorScene): Door {
  const { position, selection } = scene;
  const { view } = position;
  const [card] = selection;
  if (card === undefined || readyAction(position, selection) === null) {
    return asks(
      `Pick a *lit card* for the ${shiftName(view.shift)}.`,
      dutyOf(scene, null) ?? 'Secret and final once sent. You can talk first.',
      claimButton(scene, FIRST),
    );
  }
  const task = taskFor(view, card);
  const target = task === NO_TASK ? '' : ` for ${taskName(task)}`;
  const duty = dutyOf(scene, card);
  return asks(
    `Submit *${cardName(card)}*${target}?`,
    `${scene.compact ? 'Secret and final.' : 'Secret and final once sent.'}${duty ? ` ${duty}` : ''}`,
    claimButton(scene, FIRST),
    confirmButton(scene, 'Submit'),
  );
}

/** OBK-202: what is left for tonight, once this card is spent. */
function dutyOf({ position: { view, seat } }: DoorScene, card: Card | null): string | null {
  if (seat === null || view.shift !== 1 || card === null || view.roles[seat] !== 0) return null;
  const left = [C1, C2, REST].filter((one) => one !== card && (present(view.hands[seat]) >> one) % 2 === 1);
  const last = left[0];
  if (left.length !== 1 || last === undefined) return null;
  return last === REST ? 'Tonight you must Rest.' : `Tonight you must play ${cardName(last)}.`;
}

function outsideDoor(scene: DoorScene): Door {
  const { position, selection, deeds } = scene;
  const [card] = selection;
  const hold: DoorButton = {
    label: 'Hold it',
    look: 'plain',
    key: 'h',
    press: () => deeds.send(HOLD_ACTION),
  };
  if (card === undefined || readyAction(position, selection) === null) {
    return asks(
      'Add your *card for the Day* to this Shift, or hold it.',
      'One card a Day, mixed in with the others; nobody sees which is yours.',
      betButton(scene),
      hold,
    );
  }
  return asks(
    `Add *${cardName(card)}* to this Shift?`,
    'Your only card for this Day.',
    hold,
    confirmButton(scene, 'Add it'),
  );
}

function voteDoor(scene: DoorScene): Door {
  const { position, selection, naming, deeds } = scene;
  const skip: DoorButton = {
    label: 'Skip the vote',
    look: 'plain',
    key: 'n',
    sure: 'Really skip',
    press: () => deeds.send(voteAction(SKIP)),
  };
  const [seat] = selection;
  if (seat === undefined || readyAction(position, selection) === null) {
    return asks(
      'Pick *whom to vote out*, or skip the vote.',
      'Ballots are secret until all are in. Whoever is voted out reveals their role.',
      claimButton(scene, FIRST),
      skip,
    );
  }
  return asks(
    `Vote *${who(seat, naming)}* out?`,
    'Final once sent.',
    claimButton(scene, FIRST),
    skip,
    confirmButton(scene, 'Vote'),
  );
}

function pickDoor(scene: DoorScene): Door {
  const { position, selection } = scene;
  const { view } = position;
  const [first, second] = selection;
  if (first === undefined || second === undefined) {
    const sentence =
      first === undefined
        ? `Pick the *first Task* for the ${shiftName(view.shift)}.`
        : `Pick the *second Task* beside ${taskName(first)}.`;
    return asks(sentence, 'You lead: everybody plays on the two Tasks you name.', claimButton(scene, FIRST));
  }
  return asks(
    `Name *${taskName(first)}* first and *${taskName(second)}* second?`,
    'Cards with a 1 act on the first, cards with a 2 on the second.',
    backButton(scene),
    confirmButton(scene, 'Name them'),
  );
}

function repairDoor(scene: DoorScene): Door {
  const { position, selection, deeds } = scene;
  const [task] = selection;
  const abstain: DoorButton = {
    label: 'Abstain',
    look: 'plain',
    key: 'n',
    press: () => deeds.send(repairAction(ABSTAIN)),
  };
  if (task === undefined || readyAction(position, selection) === null) {
    return asks(
      'Pick a *destroyed Task* to repair, or abstain.',
      'A completed Task pays for one repair. The repaired Task sits out a Shift, then comes back.',
      abstain,
    );
  }
  return asks(
    `Repair *${taskName(task)}*?`,
    'The most ballots win; the Leader breaks a tie.',
    abstain,
    confirmButton(scene, 'Repair'),
  );
}
