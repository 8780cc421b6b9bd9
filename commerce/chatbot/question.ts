export type Question =
  | 'order-status'
  | 'returns'
  | 'delivery'
  | 'size-help'
  | 'payment'
  | 'person'
  | 'help'
  | 'greeting'
  | 'thanks';

/** The first match wins, so more specific questions come first. */
const QUESTIONS: readonly (readonly [Question, RegExp])[] = [
  [
    'order-status',
    /\b(?:where(?:'s| is)|track(?:ing)?|status of|hasn't (?:come|arrived)|not (?:arrived|received))\b.*\b(?:order|parcel|package|delivery)\b|\btrack(?:ing)? (?:my|number)|\bmy (?:order|parcel|package) (?:hasn't|has not|isn't|is late)/i,
  ],
  [
    'returns',
    /\b(?:returns?|returned|returning|refunds?|refunded|exchange|send (?:it|them|this|something) back|money back|bring (?:it|them) back)\b/i,
  ],
  [
    'delivery',
    /\b(?:deliver|delivers|delivered|delivery|deliveries|shipping|ship|ships|postage|dispatch(?:ed)?|courier|click (?:and|&) collect)\b|\bwhen (?:will|would|does|do) (?:it|they|this|my order|i get)\b|\bhow (?:long|soon|quickly|fast)\b.*\b(?:arrive|take|come|get)\b/i,
  ],
  [
    'size-help',
    /\bsize (?:guide|chart)\b|\b(?:what|which) size\b|\btrue to size\b|\b(?:size up|size down|come up (?:small|big|large))\b/i,
  ],
  [
    'payment',
    /\b(?:klarna|clearpay|paypal|apple pay|pay later|pay in (?:3|three|4|four)|how (?:can|do) i pay|payment methods?|gift ?cards?)\b/i,
  ],
  [
    'person',
    /\b(?:speak|talk|chat) (?:to|with) (?:a |an |some)?(?:human|person|agent|adviser|advisor|one|someone|real person)\b|\bcustomer (?:service|care)\b/i,
  ],
  [
    'thanks',
    /^\W*(?:thanks?|thank you|cheers|ta|brilliant|perfect|great|lovely)(?:\s+(?:so much|very much|a lot|you|thanks?|a bunch))*\W*$/i,
  ],
  ['help', /^\W*(?:help|(?:can|could) you help(?: me)?|what can you do|how does this work)\W*$/i],
  ['greeting', /^\W*(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening))(?:\s+there)?\W*$/i],
];

const ASKS =
  /\?|^\W*(?:how|when|what|where|which|who|why|can|could|do|does|is|are|will|would|am|i want to (?:return|exchange))\b/i;
const WISHES =
  /\b(?:show|find|looking for|look for|need|want|recommend|suggest|got any|do you (?:have|sell|stock)|any)\b/i;

/** A wish that mentions delivery ("dresses with next day delivery") is not a question. */
export function readQuestion(text: string, namesProducts: boolean): Question | null {
  const found = QUESTIONS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  if (found === null || !namesProducts) return found;
  if (found === 'size-help' || found === 'order-status' || found === 'person') return found;
  return ASKS.test(text) && !WISHES.test(text) ? found : null;
}

export function wantsNextDay(text: string): boolean {
  return /\bnext[- ]day\b|\b(?:by|for) tomorrow\b/i.test(text);
}
