import type { Family } from '#demo/catalogue/files/family'

export const TICK_NOTES: Family['notes'] = {
  degraded: [
    [
      'No quotes from 13:02 to 13:09 UTC; trades are complete.',
      'Keine Quotes von 13:02 bis 13:09 Uhr UTC; Abschlüsse sind vollständig.',
    ],
    [
      'Clock offset of 1.8 ms on one gateway, corrected afterwards.',
      'Zeitversatz von 1,8 ms an einem Gateway, nachträglich berichtigt.',
    ],
    ['Quantities are empty before 08:05 UTC.', 'Mengen fehlen vor 08:05 Uhr UTC.'],
    [
      'Closing auction recorded from the backup feed.',
      'Schlussauktion aus dem Ersatzstrom aufgezeichnet.',
    ],
  ],
  missing: [
    [
      'Recording failed. Not charged, not delivered.',
      'Aufzeichnung ausgefallen. Wird weder berechnet noch geliefert.',
    ],
    ['Trading was interrupted all day.', 'Der Handel war den ganzen Tag unterbrochen.'],
  ],
}

export const DAILY_NOTES: Family['notes'] = {
  degraded: [
    [
      'Published two days late; eleven instruments are estimated.',
      'Zwei Tage verspätet erschienen; elf Instrumente sind geschätzt.',
    ],
    [
      'A late correction of the venue is not contained.',
      'Eine späte Berichtigung des Handelsplatzes ist nicht enthalten.',
    ],
  ],
  missing: [['Not published by the source.', 'Von der Quelle nicht veröffentlicht.']],
}

export const STREAM_NOTES: Family['notes'] = {
  degraded: [
    [
      '412 packets are missing on channel B; channel A is complete.',
      'Auf Kanal B fehlen 412 Pakete; Kanal A ist vollständig.',
    ],
    [
      'Capture card without hardware clock from 14:10 to 14:12 UTC.',
      'Aufzeichnungskarte ohne Hardware-Uhr von 14:10 bis 14:12 Uhr UTC.',
    ],
  ],
  missing: [['Both capture cards failed.', 'Beide Aufzeichnungskarten sind ausgefallen.']],
}
