/** Latin letters with accents, and the plain small letter that each is found by. */
export const ACCENTED =
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚě' +
  'ĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵ' +
  'ŶŷŸŹźŻżŽžſȘșȚțẞ';
export const PLAIN =
  'aaaaaaaceeeeiiiidnoooooouuuuytsaaaaaaaceeeeiiiidnoooooouuuuytyaaaaaaccccccccddddeeeeeeeeee' +
  'gggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuww' +
  'yyyzzzzzzssstts';

const plainOf = new Map([...ACCENTED].map((letter, at) => [letter, PLAIN[at] ?? letter]));

/** Small letters without accents, as columns of words store them: names are found however they are typed. */
export function foldLetters(text: string): string {
  return [...text.normalize('NFC')].map((letter) => plainOf.get(letter) ?? letter.toLowerCase()).join('');
}
