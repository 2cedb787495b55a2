import { aMember, aTeamInvitation, onTeam } from './a-member.ts';
import { aProperty } from './a-property.ts';
import type { House } from './house.ts';
import type { Somebody } from './people.ts';

interface People {
  ownHost: Somebody;
  otherHost: Somebody;
}

/** What the calls about teams are made on; scenes of the access matrix. */
export const teamScenes = {
  'team member': async (house: House, { ownHost }: People) => ({ id: (await aMember(house, ownHost)).id }),
  // the own host is on the other one’s team
  membership: async (house: House, { ownHost, otherHost }: People) => {
    await onTeam(house, { host: otherHost, member: ownHost });
    return { id: otherHost.id };
  },
  'owner link': async (house: House, { ownHost }: People) => {
    const { id } = await aProperty(house, ownHost);
    const { body } = await house.post(`/api/properties/${id}/owner-link`, undefined, ownHost.token);
    return { id, secret: String(body.url).split('/').at(-1) ?? '', month: '2026-05' };
  },
  'team invitation': (house: House, { ownHost }: People) => aTeamInvitation(house, ownHost),
};
