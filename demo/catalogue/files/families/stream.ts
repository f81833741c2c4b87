import { times, type Family } from '#demo/catalogue/files/family'
import { STREAM_NOTES } from '#demo/catalogue/files/families/notes'

export const stream: Family = {
  format: 'pcap',
  compression: 'none',
  rows: 160,
  fields: [
    {
      name: 'capture_time',
      type: 'uint32 × 2',
      unit: 'ns',
      en: 'Seconds and nanoseconds of the capture card',
      de: 'Sekunden und Nanosekunden der Aufzeichnungskarte',
    },
    {
      name: 'channel',
      type: 'IPv4 multicast',
      en: 'Group of the feed: channel A or B',
      de: 'Gruppe des Stroms: Kanal A oder B',
    },
    {
      name: 'packet_seq',
      type: 'uint64',
      en: 'Packet number of the channel',
      de: 'Paketnummer des Kanals',
    },
    {
      name: 'template',
      type: 'uint16',
      en: 'Kind of the message: 1 book, 2 trade, 3 state',
      de: 'Art der Nachricht: 1 Orderbuch, 2 Abschluss, 3 Zustand',
    },
    {
      name: 'instrument',
      type: 'uint32',
      en: 'Number of the instrument in the reference data',
      de: 'Nummer des Instruments in den Stammdaten',
    },
    { name: 'price', type: 'int64', unit: '1e-8 EUR', en: 'Price', de: 'Preis' },
    { name: 'quantity', type: 'int64', unit: '1e-4 pieces', en: 'Quantity', de: 'Menge' },
  ],
  *draw(context) {
    const { random } = context
    for (const time of times(context)) {
      yield [
        time,
        random.whole(1, 3),
        random.whole(1, 4000),
        random.whole(100_000, 9_000_000),
        random.whole(1, 400),
      ]
    }
  },
  notes: STREAM_NOTES,
}
