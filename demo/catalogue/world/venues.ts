export type VenuePlan = {
  id: string
  name: string
  kind: 'operator' | 'partner' | 'special'
  country: string
  en: string
  de: string
}

export const VENUES: VenuePlan[] = [
  {
    id: 'XALC',
    name: 'Alster Cash Market',
    kind: 'operator',
    country: 'DE',
    en: 'Central limit order book for shares, funds and certificates, open from 9:00 to 17:30.',
    de: 'Zentrales Orderbuch für Aktien, Fonds und Zertifikate, geöffnet von 9:00 bis 17:30 Uhr.',
  },
  {
    id: 'XALD',
    name: 'Alster Derivatives',
    kind: 'operator',
    country: 'DE',
    en: 'Futures and options on shares, indices, rates and dividends, cleared centrally.',
    de: 'Futures und Optionen auf Aktien, Indizes, Zinsen und Dividenden, zentral verrechnet.',
  },
  {
    id: 'XALI',
    name: 'Alster Index Family',
    kind: 'operator',
    country: 'DE',
    en: '214 indices on German, European and sustainable shares, calculated every second.',
    de: '214 Indizes auf deutsche, europäische und nachhaltige Aktien, sekündlich berechnet.',
  },
  {
    id: 'MRDF',
    name: 'Meridian FX',
    kind: 'partner',
    country: 'LU',
    en: 'Electronic foreign exchange venue for spot, forwards and non-deliverable forwards.',
    de: 'Elektronischer Handelsplatz für Devisenkassa, Termingeschäfte und NDFs.',
  },
  {
    id: 'PVEQ',
    name: 'Port Vell Equities',
    kind: 'partner',
    country: 'ES',
    en: 'Iberian shares with ten levels of the order book.',
    de: 'Iberische Aktien mit zehn Ebenen des Orderbuchs.',
  },
  {
    id: 'NORR',
    name: 'Norrland Exchange',
    kind: 'partner',
    country: 'SE',
    en: 'Nordic growth shares and green bonds.',
    de: 'Nordische Wachstumsaktien und grüne Anleihen.',
  },
  {
    id: 'TMSQ',
    name: 'Thames Quay Markets',
    kind: 'partner',
    country: 'GB',
    en: 'Dark and periodic auction book for British and European shares.',
    de: 'Verdecktes Orderbuch und Kurzauktionen für britische und europäische Aktien.',
  },
  {
    id: 'RBGT',
    name: 'Rheinbogen Trading',
    kind: 'partner',
    country: 'CH',
    en: 'Swiss structured products and exchange traded funds.',
    de: 'Schweizer strukturierte Produkte und börsengehandelte Fonds.',
  },
  {
    id: 'PLDR',
    name: 'Polder Securities',
    kind: 'partner',
    country: 'NL',
    en: 'Retail market for Dutch and Belgian shares with guaranteed quotes.',
    de: 'Privatanlegermarkt für niederländische und belgische Aktien mit festen Quotes.',
  },
  {
    id: 'VSTL',
    name: 'Vistula Exchange',
    kind: 'partner',
    country: 'PL',
    en: 'Central European shares and index futures.',
    de: 'Mitteleuropäische Aktien und Index-Futures.',
  },
  {
    id: 'ADRQ',
    name: 'Adria Quote',
    kind: 'partner',
    country: 'IT',
    en: 'Request-for-quote market for government and corporate bonds.',
    de: 'Quote-Request-Markt für Staats- und Unternehmensanleihen.',
  },
  {
    id: 'HDSN',
    name: 'Hudson Reference',
    kind: 'partner',
    country: 'US',
    en: 'Daily values and corporate actions of North American shares.',
    de: 'Tageswerte und Kapitalmaßnahmen nordamerikanischer Aktien.',
  },
  {
    id: 'IIGF',
    name: 'Green Finance Research',
    kind: 'special',
    country: 'DE',
    en: 'Sustainability scores and emissions of 4,800 issuers. Delivered under its own terms.',
    de: 'Nachhaltigkeitswerte und Emissionen von 4.800 Emittenten. Eigene Lieferbedingungen.',
  },
  {
    id: 'KNEIP',
    name: 'Fund Data Luxembourg',
    kind: 'special',
    country: 'LU',
    en: 'Prices and documents of 62,000 fund share classes. Needs a consent of its own.',
    de: 'Preise und Dokumente von 62.000 Fondsanteilsklassen. Verlangt eine eigene Zustimmung.',
  },
]
