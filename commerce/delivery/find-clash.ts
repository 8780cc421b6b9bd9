import type { DeliveryMethod, DeliveryZone } from './delivery-table.ts';
import { findOverlap } from './postcode-ranges.ts';

/** What a record clashes with, by the field that has to change; null when it may be saved. */
export type Clash = Readonly<Record<string, string>> | null;

/** Two zones must not have a place in common. */
export function findZoneClash(zone: DeliveryZone, others: readonly DeliveryZone[]): Clash {
  const sameCode = others.find(({ code }) => code === zone.code);
  if (sameCode) return { code: `“${sameCode.name}” has this code already.` };
  const own = findRepeated(zone.postcodes);
  if (own) return { postcodes: `${own.own} and ${own.other} overlap.` };
  for (const other of others) {
    if (zone.countries.length === 0 && other.countries.length === 0) {
      return { countries: `“${other.name}” is for all other countries already.` };
    }
    const shared = zone.countries.find((country) => other.countries.includes(country));
    if (!shared) continue;
    if (zone.postcodes.length === 0 && other.postcodes.length === 0) {
      return { countries: `“${other.name}” has ${shared} already.` };
    }
    const overlap = findOverlap(zone.postcodes, other.postcodes);
    if (overlap) return { postcodes: `${overlap.own} overlaps with ${overlap.other} of “${other.name}”.` };
  }
  return null;
}

function findRepeated(postcodes: readonly string[]): { own: string; other: string } | null {
  for (const [at, each] of postcodes.entries()) {
    const overlap = findOverlap([each], postcodes.slice(at + 1));
    if (overlap) return overlap;
  }
  return null;
}

/** Two methods that are offered together must have different codes, and zones must exist. */
export function findMethodClash(
  method: DeliveryMethod,
  others: readonly DeliveryMethod[],
  zones: readonly DeliveryZone[],
): Clash {
  const unknown = method.zones.find((wanted) => !zones.some(({ code }) => code === wanted));
  if (unknown) {
    const known = zones.map(({ code }) => code).join(', ');
    return {
      zones: known ? `There is no zone ${unknown}; there are ${known}.` : `There is no zone ${unknown} yet.`,
    };
  }
  const clash = others.find(
    (other) =>
      other.code === method.code &&
      other.brand === method.brand &&
      other.currency === method.currency &&
      other.seller === method.seller &&
      other.zones.some((zone) => method.zones.includes(zone)),
  );
  if (!clash) return null;
  const zone = clash.zones.find((each) => method.zones.includes(each));
  return { code: `“${clash.name}” has this code in the zone ${zone} already.` };
}
