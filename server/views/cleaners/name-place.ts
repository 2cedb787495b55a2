import type { AnswerOf } from '#contract/endpoint.ts';
import type { findNamedPlace } from '#contract/places.ts';
import { placeOf } from '#server/places/index.ts';

/** The place that a search text names, as searches by place understand it; null where they find nothing. */
export async function namePlace(name: string): Promise<AnswerOf<typeof findNamedPlace>> {
  const place = await placeOf(name);
  return place && { city: place.city, state: place.state, zipCode: place.zipCode };
}
