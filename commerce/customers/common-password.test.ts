import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-password.ts';

/** From the most used passwords of published leaks, at least eight characters long. */
const LEAKED =
  `12345678 123456789 1234567890 12345678910 password password1 password123 Password1! P@ssw0rd P@ssw0rd2024! passw0rd
  qwertyuiop qwerty123 qwerty12345 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsxedc zaq12wsx q1w2e3r4 asdfghjkl zxcvbnm1 zxcvbnm123
  iloveyou iloveyou1 ILoveYou! princess princess1 sunshine sunshine1 football football1 baseball superman batman123 michael1
  charlie1 jennifer welcome1 Welcome123 welcome2024 Welcome01 letmein1 letmein123 trustno1 dragon123 monkey123 master123 shadow123
  abcd1234 abc12345 abcdefgh abc123abc a1b2c3d4 11111111 00000000 88888888 12121212 11223344 123123123 987654321 87654321 19841984 01011990
  changeme administrator admin123 admin1234 admin@123 test1234 testtest guest1234 login123 computer internet starwars pokemon1
  liverpool1 liverpool chelsea1 arsenal1 whatever jordan23 samantha matthew1 november Summer2024 summer2023! Winter2025 Monday123
  azertyuiop motdepasse motdepasse1 wachtwoord wachtwoord1 welkom01 welkom123 losenord losenord1 bonjour1 jetaime1 fuckyou1 asshole1
  aaaaaaaa abcabcabc qweasdzxc lovelove adminadmin passpass pass1234 Pa$$w0rd hello123 hello1234 secret123 google123 selvedge1`
    .split(/\s+/)
    .filter(Boolean);

describe('common passwords', () => {
  it.each(LEAKED)('%s is refused', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'analytical engine',
    'a long enough password',
    'a new password',
    'something else',
    'correct horse battery staple',
    'Tr0ub4dor&3x',
    'vK9#mQ2$xL',
    'copper-kettle-on-monday',
    'plutôt fenêtre rivière',
    'hunterswoodcottage',
    '482915773620',
  ])('%s is accepted', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('the name in the email address is as easy to guess', () => {
    expect(isCommonPassword('adabyron1815', ['adabyron'])).toBe(true);
    expect(isCommonPassword('AdaByron!', ['adabyron'])).toBe(true);
    expect(isCommonPassword('adabyron1815')).toBe(false);
  });
});
