/** Passwords that attackers try first: words of the short list below and what people make of them, and easy rows of keys. */

/** From the passwords that leaks show most often, without the digits and signs that people add. */
const WORDS = `
password passwort passw0rd motdepasse wachtwoord losenord contrasena senha parola geheim secret secure security private
welcome welkom bienvenue valkommen bonjour hello hallo hejsan salut letmein letmeinnow changeme change default guest admin
administrator root toor user username login master mypass mypassword pass passpass passord access system server test testing tester
testtest temp temporary demo example sample qwerty azerty qwertz dvorak keyboard computer internet google facebook
instagram twitter linkedin youtube amazon microsoft windows apple iphone samsung android nintendo playstation xbox yahoo hotmail gmail
iloveyou ilovey iloveu loveyou loveme lovely love lover lovers iloveme iloveher jetaime ikhouvanjou jagalskardig mylove
babygirl babyboy baby angel angels princess prince princesa queen king sunshine sunflower flower flowers rainbow butterfly
dragon monkey tiger lion eagle falcon phoenix wolf panther bear horse kitty kitten puppy doggy doggie cookie cheese chocolate banana orange
cherry strawberry peaches pumpkin ginger pepper peanut sugar honey candy coffee whiskey guinness
football soccer baseball basketball hockey tennis golf rugby cricket chelsea arsenal liverpool barcelona realmadrid juventus manchester
manutd everton celtic rangers tottenham ajax feyenoord marseille lakers yankees cowboys steelers patriots redsox packers eagles
superman batman spiderman ironman wolverine hulk thor starwars startrek pokemon pikachu naruto matrix gandalf hobbit
harrypotter hermione voldemort minecraft fortnite roblox zelda mario sonic warcraft counterstrike callofduty
michael michelle jennifer jessica jordan joshua ashley andrew anthony amanda alexander alexandra benjamin brandon charlie
christian christopher daniel danielle david elizabeth emily emma george hannah hunter isabella jackson james jasmine jason
joseph justin katherine kimberly lauren matthew melissa morgan nicholas nicole olivia patrick rachel rebecca richard robert ryan
samantha samuel sandra sarah sebastian sophie stephanie steven taylor thomas tigger tyler victoria vanessa veronica william
nathalie camille julien nicolas chloe mathilde fredrik johanna kristina mohammed muhammad fernando alejandro carlos
summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday january february march april june july august
september october november december lente zomer herfst printemps automne sommar vinter
london paris amsterdam stockholm newyork chicago dallas houston boston london england scotland ireland france holland sweden america canada australia
freedom forever family friends friend jesus jesuschrist christ godisgood blessed heaven trustno nothing whatever
ninja samurai soldier hunter killer warrior wizard magic merlin legend champion winner diamond silver golden gold purple yellow green
black white blue red pink orange mustang ferrari porsche mercedes corvette harley yamaha toyota honda bmw audi volvo
metallica nirvana slipknot blink182 eminem tupac beatles elvis onedirection justinbieber
money dollar business manager office company student teacher school college university hospital doctor
asshole fuckyou fuckme fuckoff bitch bullshit pussy sexy sexsex hottie biteme
shadow thunder lightning storm midnight starlight stargate sunset ocean summertime snoopy garfield mickey minnie scooby
abcabc abcdef abcdefg abcdefgh alphabet asdfasdf asdfghjkl zxcvbnm qweasd qweasdzxc qazwsx qazwsxedc wsxedc qwert qwer asdf zxcv poiuy
whatever trustme opensesame sesame newpass newpassword shopping shopper fashion selvedge
`;

/** Neighbouring keys and letters in order; a password that walks along one of them is guessed at once. */
const ROWS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]asdfghjkl;zxcvbnm,./',
  'azertyuiopqsdfghjklmwxcvbn',
  'qwertzuiopasdfghjklyxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  'qazwsxedcrfvtgbyhnujmikolp',
  'a1b2c3d4e5f6g7h8',
  'abc123abc',
  '!@#$%^&*()',
  '!"£$%^&*()',
];
const REVERSED_ROWS = ROWS.map((row) => [...row].reverse().join(''));

/** Signs that people write instead of letters. */
const LETTER_OF: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** A word with more than this around it counts as the shopper's own invention. */
const MOST_EXTRA = 6;
/** Numbers up to this length are dates, telephone numbers and the like. */
const MOST_DIGITS = 11;
const LONGEST_REPEATED = 5;
const SHORTEST_NAME = 4;

let words: Set<string> | null = null;

/** Whether attackers try this password early; `names` are words that belong to the account, such as its email address. */
export function isCommonPassword(password: string, names: readonly string[] = []): boolean {
  const text = password.normalize('NFKC').toLowerCase().trim();
  if (/^\d+$/.test(text) && text.length <= MOST_DIGITS) return true;
  if (isRepetition(text) || isRowOfKeys(text)) return true;
  words ??= new Set(WORDS.split(/\s+/).filter(Boolean));
  const known = words;
  const own = new Set(names.map((name) => name.toLowerCase()).filter((name) => name.length >= SHORTEST_NAME));
  const isWord = (core: string) => known.has(core) || own.has(core);
  return coresOf(text).some(
    (core) => text.length - core.length <= MOST_EXTRA && (isWord(core) || isWordTwice(core, isWord)),
  );
}

/** The password without digits and signs around it, as typed and with letters for signs: `P@ssw0rd2024!` is `password`. */
function coresOf(text: string): string[] {
  const trimmed = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const asLetters = (value: string) => [...value].map((sign) => LETTER_OF[sign] ?? sign).join('');
  const joined = (value: string) => value.replace(/[\s._-]+/g, '');
  // A sign at the end may be a letter of the word (`pa$$`) or an addition (`pass1`).
  const variants = [trimmed, asLetters(trimmed), asLetters(text), asLetters(text.replace(/[\d!?.*#]+$/, ''))];
  return [...new Set(variants.flatMap((variant) => [variant, joined(variant)]))].filter(Boolean);
}

/** `lovelove`, `admin-admin`, `helloworld` when both halves are words. */
function isWordTwice(core: string, isWord: (word: string) => boolean): boolean {
  for (let at = 3; at <= core.length - 3; at += 1)
    if (isWord(core.slice(0, at)) && isWord(core.slice(at).replace(/^[\W\d_]+/, ''))) return true;
  return false;
}

/** `abcabcabc`, `12121212`, `aaaaaaaa`. */
function isRepetition(text: string): boolean {
  for (let length = 1; length <= LONGEST_REPEATED && length * 2 <= text.length; length += 1) {
    const unit = text.slice(0, length);
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return true;
  }
  return false;
}

/** `qwertyuiop`, `87654321`, `1q2w3e4r`, and two such walks after each other: `abcd1234`. */
function isRowOfKeys(text: string): boolean {
  const isWalk = (part: string) => [...ROWS, ...REVERSED_ROWS].some((row) => row.includes(part));
  if (isWalk(text)) return true;
  for (let at = 3; at <= text.length - 3; at += 1)
    if (isWalk(text.slice(0, at)) && isWalk(text.slice(at))) return true;
  return false;
}
