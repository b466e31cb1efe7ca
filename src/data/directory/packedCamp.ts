import type { Camp } from '#domain/camp/camp.ts';

/**
 * A camp as its values alone, in this order: names that stand in each of ten thousand records are half of
 * what a start has to read. Who changes the order or adds a field raises `format` (marks.ts).
 */
export type PackedCamp = ReturnType<typeof packedCamp>;

export function packedCamp(camp: Camp) {
  return [
    camp.id,
    camp.seasonId,
    camp.listing,
    camp.providerName,
    camp.theme,
    camp.streetAddress,
    camp.city,
    camp.state,
    camp.zipCode,
    camp.ageMin,
    camp.ageMax,
    camp.price,
    camp.websiteUrl,
    camp.logoPath,
    camp.datesText,
    camp.hours,
    camp.days,
    camp.latitude,
    camp.longitude,
    camp.coordinatePrecision,
    camp.registrationOpensAt,
    camp.verifiedOn,
    camp.isSample,
  ] as const;
}

export function unpackedCamp(values: PackedCamp): Camp {
  return {
    id: values[0],
    seasonId: values[1],
    listing: values[2],
    providerName: values[3],
    theme: values[4],
    streetAddress: values[5],
    city: values[6],
    state: values[7],
    zipCode: values[8],
    ageMin: values[9],
    ageMax: values[10],
    price: values[11],
    websiteUrl: values[12],
    logoPath: values[13],
    datesText: values[14],
    hours: values[15],
    days: values[16],
    latitude: values[17],
    longitude: values[18],
    coordinatePrecision: values[19],
    registrationOpensAt: values[20],
    verifiedOn: values[21],
    isSample: values[22],
  };
}
