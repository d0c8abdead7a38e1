/** What happened, as lines of the log. */
import { bold, count, listOf, type Naming } from '@airlock/kernel';
import { detailOf, type OmegaEvent } from '../events.ts';
import { cardOf, turnOf, xOf, yOf } from '../geometry/placements.ts';
import {
  backName,
  cardName,
  colourName,
  isReader,
  itemName,
  locationName,
  says,
  scoringName,
  timeName,
  who,
} from './names.ts';
import { resultWords } from './result.ts';

type Of<Type extends OmegaEvent['type']> = Extract<OmegaEvent, { type: Type }>;

export function eventWords(event: OmegaEvent, naming: Naming): string | null {
  switch (event.type) {
    case 'dealt':
      return dealtWords(event);
    case 'readied':
      return `${says(event.open.seat, naming, 'are', 'is')} ${event.open.ready ? 'ready' : 'not ready yet'}.`;
    case 'counting':
      return 'Five, four, three, two, one …';
    case 'go':
      return bold('GO!');
    case 'flip':
      return flipWords(event, naming);
    case 'place': {
      const seen = detailOf(event);
      const said = says(event.open.seat, naming, 'place');
      if (!seen) return `${said} a card.`;
      const { placement } = seen;
      const turned = turnOf(placement) > 0 ? `, turned ${count(turnOf(placement), 'time')}` : '';
      return `${said} ${cardName(cardOf(placement))} at ${xOf(placement)}, ${yOf(placement)}${turned}.`;
    }
    case 'pickUp': {
      const seen = detailOf(event);
      const said = says(event.open.seat, naming, 'pick');
      return seen ? `${said} up ${listOf(seen.cards.map(cardName))}.` : `${said} up cards.`;
    }
    case 'marked':
      if (!event.own) return null;
      return event.own.cards.length === 0
        ? 'No card is marked now.'
        : `Marked to be picked up: ${listOf(event.own.cards.map(cardName))}.`;
    case 'key':
      return `${says(event.open.seat, naming, 'take')} the ${bold(colourName(event.open.colour))} key.`;
    case 'equip': {
      const { seat, item, connected } = event.open;
      const whose = isReader(seat, naming) ? 'Your' : `${who(seat, naming)}’s`;
      return `${whose} ${bold(itemName(item))} is ${connected ? 'connected' : 'no longer connected'}.`;
    }
    case 'finish':
      return event.open.beforePause
        ? `${says(event.open.seat, naming, 'were', 'was')} ${bold('done')} at ${timeName(event.open.at)}, before the pause.`
        : `${says(event.open.seat, naming, 'are', 'is')} ${bold('done')} at ${timeName(event.open.at)}.`;
    case 'rolledBack':
      return `What ${isReader(event.open.seat, naming) ? 'you' : who(event.open.seat, naming)} did after the finish does not count.`;
    case 'takenBack':
      return `${says(event.open.seat, naming, 'take')} back the last step.`;
    case 'autoFlip':
      return `${says(event.open.seat, naming, 'turn')} automatic flipping ${event.open.on ? 'on' : 'off'}.`;
    case 'paused':
      return event.open.by < 0
        ? 'The race is paused until everybody is here.'
        : `${says(event.open.by, naming, 'pause')} the race.`;
    case 'resumed':
      return event.open.inTime ? `${says(event.open.by, naming, 'resume')} the race.` : 'The pause is over.';
    case 'lost':
      return `${says(event.open.seat, naming, 'are', 'is')} away.`;
    case 'back':
      return `${says(event.open.seat, naming, 'are', 'is')} back.`;
    case 'graceOver':
      return `${says(event.open.seat, naming, 'have', 'has')} been away too long.`;
    case 'waitedAgain':
      return `The race keeps waiting for ${isReader(event.open.seat, naming) ? 'you' : who(event.open.seat, naming)}.`;
    case 'botTookOver':
      return `A bot steps in for ${isReader(event.open.seat, naming) ? 'you' : who(event.open.seat, naming)}.`;
    case 'roundOver':
      return roundWords(event, naming);
    case 'speed': {
      const { card, taker } = event.open;
      const speed = bold(`speed card ${card + 1}`);
      return taker < 0 ? `Nobody takes the ${speed}.` : `${says(taker, naming, 'take')} the ${speed}.`;
    }
    case 'score': {
      const { card, values, taker } = event.open;
      const tied = values[0] === values[1];
      const takes = isReader(taker, naming) ? 'you take' : says(taker, naming, 'take');
      const result = taker < 0 ? 'nobody takes it' : `${takes} it`;
      return `${bold(scoringName(card))}: ${values.join(' to ')}, ${result}${tied && taker >= 0 ? ', having finished' : ''}.`;
    }
    case 'continued':
      return null;
    case 'gameOver':
      return resultWords(event.open.result, naming);
  }
}

function dealtWords({ open: { round, locations, scoring } }: Of<'dealt'>): string {
  const places = locations.map((place, colour) => `${bold(locationName(place))} at ${colourName(colour)}`);
  return `Round ${round}: ${listOf(places)}. Scoring: ${listOf(scoring.map((card) => scoringName(card)))}.`;
}

function flipWords(event: Of<'flip'>, naming: Naming): string {
  const seen = detailOf(event);
  const said = says(event.open.seat, naming, 'turn');
  if (!seen) return `${said} up a card.`;
  const skipped =
    seen.skipped.length === 0 ? '' : `, after ${listOf(seen.skipped.map(backName))} went under the deck`;
  return `${said} up ${bold(cardName(seen.card))}${skipped}.`;
}

function roundWords({ open: { round, cause, finisher, at } }: Of<'roundOver'>, naming: Naming): string {
  if (cause === 'limit') return `Round ${round} is over: time is up.`;
  if (cause === 'claim') return `Round ${round} is over: ${says(finisher, naming, 'take')} it.`;
  return `Round ${round} is over after ${timeName(at)}.`;
}
