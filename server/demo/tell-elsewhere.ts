import { homeTime } from './home-time.ts';
import { homes } from './homes.ts';
import { type NearToday, nearToday } from './near-today.ts';
import type { Stage } from './stage.ts';

/** The same in the other towns. */
export function tellElsewhere(stage: Stage): void {
  for (const tell of [tellAustin, tellDenver, tellSanDiego, tellHonolulu]) tell(nearToday(stage));
}

function tellAustin({ stage, ago, on }: NearToday): void {
  const at = (clock: string) => homeTime(stage.now, homes.zilker.timeZone, -1, clock);
  on('zilker', -1, 5)
    .posted(ago(130))
    .bid(ago(125), { by: 'tomas', price: 174, hours: 4.5, message: 'My sister’s in town, so there’ll be two of us.' })
    .chosen(ago(115), 'tomas')
    .confirmed(ago(113), 'tomas')
    .started(at('10:55'), 'tomas')
    .photographed(at('11:01'), 'tomas', 'BEFORE', ['living', 'bathroom'])
    .ticked(at('11:30'))
    .photographed(at('15:10'), 'tomas', 'AFTER', ['living', 'kitchen', 'bathroom'])
    .submitted(at('15:22'), 'tomas');
  on('bouldin', 1, 4)
    .posted(ago(60))
    .bid(ago(55), { by: 'tomas', price: 134, hours: 3, message: 'The hens and I are friends by now.' })
    .chosen(ago(40), 'tomas')
    .confirmed(ago(39), 'tomas');
  on('eastside', 2, 3)
    .posted(ago(30))
    .bid(ago(24), { by: 'meiling', price: 79, hours: 2.5, message: 'Damp mop, no vinegar, I remember.' })
    .bid(ago(12), {
      by: 'tomas',
      price: 76,
      hours: 2.5,
      message: 'Quick one for the two of us. We can be done by one.',
    });
  on('zilker', 6, 5, { type: 'deep' }).posted(ago(8));
  on('bouldin', -10, 4)
    .posted(ago(15 * 24))
    .bid(ago(14 * 24), { by: 'meiling', price: 131, hours: 4 })
    .chosen(ago(13 * 24), 'meiling')
    .confirmed(ago(13 * 24 - 2), 'meiling')
    .canceled(ago(12 * 24));
}

function tellDenver({ ago, on }: NearToday): void {
  on('lohi', 3, 4)
    .posted(ago(66))
    .bid(ago(60), { by: 'katya', price: 126, hours: 4, message: 'Windows included if the sun is out.' })
    .bid(ago(58), {
      by: 'abebe',
      price: 122,
      hours: 3.5,
      message: 'I’ll bring the floor soap that takes care of the salt.',
    })
    .chosen(ago(40), 'katya', 'abebe')
    .confirmed(ago(38), 'katya');
  on('washpark', 6, 3)
    .posted(ago(25))
    .bid(ago(20), { by: 'abebe', price: 84, hours: 2.5, message: 'Ash in the metal bucket, of course.' });
  on('lohi', 17, 4, { type: 'deep', budget: 160 }).posted(ago(14));
}

function tellSanDiego({ ago, on }: NearToday): void {
  on('casita', 1, 3).posted(ago(28)).bid(ago(21), {
    by: 'marisol',
    price: 89,
    hours: 2.5,
    message: 'I’m passing by anyway. I’ll sweep the patio too.',
  });
  on('surf', 4, 3)
    .posted(ago(50))
    .bid(ago(44), { by: 'marisol', price: 86, hours: 2.5 })
    .chosen(ago(36), 'marisol')
    .confirmed(ago(35), 'marisol');
}

function tellHonolulu({ ago, on }: NearToday): void {
  on('kaimuki', 2, 3)
    .posted(ago(31))
    .bid(ago(23), { by: 'leilani', price: 112, hours: 3, message: 'Same flowers as always?' });
  on('kaimuki', 13, 3).posted(ago(10));
}
