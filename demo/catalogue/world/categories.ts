export type CategoryPlan = {
  id: string
  parent?: string
  catalogue: 'shop' | 'analytics'
  name: [en: string, de: string]
  en: string
  de: string
  /** Shorter words for cards on the home page. */
  short?: [en: string, de: string]
  disclaimer?: [en: string, de: string]
}

const shop = (id: string, name: [string, string], en: string, de: string): CategoryPlan => ({
  ...{ id, catalogue: 'shop', name, en, de },
})

const within = (
  parent: CategoryPlan['id'],
  catalogue: CategoryPlan['catalogue'],
  id: string,
  name: [string, string],
  text: [string, string]
): CategoryPlan => ({ id, parent, catalogue, name, en: text[0], de: text[1] })

export const CATEGORIES: CategoryPlan[] = [
  {
    ...shop(
      'tickdata',
      ['Tick data', 'Tickdaten'],
      'Every trade and every change of the best bid and ask, one file a day.',
      'Jeder Abschluss und jede Änderung des besten Geld- und Briefkurses, eine Datei je Tag.'
    ),
    short: ['Trades and quotes', 'Abschlüsse und Quotes'],
  },
  within(
    'tickdata',
    'shop',
    'tick_cash',
    ['Cash market', 'Kassamarkt'],
    [
      'Shares, funds and certificates of the Alster Cash Market.',
      'Aktien, Fonds und Zertifikate des Alster Cash Market.',
    ]
  ),
  within(
    'tickdata',
    'shop',
    'tick_derivatives',
    ['Derivatives', 'Derivate'],
    ['Futures and options of Alster Derivatives.', 'Futures und Optionen von Alster Derivatives.']
  ),
  within(
    'tickdata',
    'shop',
    'tick_partners',
    ['Partner venues', 'Partnerplätze'],
    [
      'Trades and quotes of venues in other countries.',
      'Abschlüsse und Quotes von Handelsplätzen anderer Länder.',
    ]
  ),
  {
    ...shop(
      'indexdata',
      ['Index data', 'Indexdaten'],
      'Levels, compositions and adjustments of the Alster Index Family.',
      'Stände, Zusammensetzungen und Anpassungen der Alster-Indexfamilie.'
    ),
    disclaimer: [
      'Index levels may not be used as the basis of a financial product without a licence.',
      'Indexstände dürfen ohne Lizenz nicht als Grundlage eines Finanzprodukts dienen.',
    ],
  },
  within(
    'indexdata',
    'shop',
    'index_levels',
    ['Levels', 'Stände'],
    [
      'Index levels by the second and at the close.',
      'Indexstände je Sekunde und zum Handelsschluss.',
    ]
  ),
  within(
    'indexdata',
    'shop',
    'index_composition',
    ['Composition', 'Zusammensetzung'],
    [
      'Members, weights and adjustments of each day.',
      'Mitglieder, Gewichte und Anpassungen jedes Tages.',
    ]
  ),
  shop(
    'mdsf',
    ['Market data stream files', 'Marktdatenströme'],
    'The recorded multicast feeds in pcap with nanosecond capture times.',
    'Die aufgezeichneten Multicast-Ströme im pcap-Format mit Zeitstempeln in Nanosekunden.'
  ),
  within(
    'mdsf',
    'shop',
    'mdsf_cash',
    ['Cash market', 'Kassamarkt'],
    ['Feeds of the Alster Cash Market.', 'Ströme des Alster Cash Market.']
  ),
  within(
    'mdsf',
    'shop',
    'mdsf_derivatives',
    ['Derivatives', 'Derivate'],
    ['Feeds of Alster Derivatives.', 'Ströme von Alster Derivatives.']
  ),
  within(
    'mdsf',
    'shop',
    'mdsf_partners',
    ['Partner venues', 'Partnerplätze'],
    ['Feeds that partners record for us.', 'Ströme, die Partner für uns aufzeichnen.']
  ),
  shop(
    'hpt',
    ['High precision timestamps', 'Hochpräzise Zeitstempel'],
    'The way of each order through gateway and matching engine in nanoseconds.',
    'Der Weg jeder Order durch Gateway und Handelssystem in Nanosekunden.'
  ),
  within(
    'hpt',
    'shop',
    'hpt_executions',
    ['Executions', 'Ausführungen'],
    [
      'Timestamps of orders that led to a trade.',
      'Zeitstempel von Orders, die zu einem Abschluss führten.',
    ]
  ),
  within(
    'hpt',
    'shop',
    'hpt_all',
    ['All orders', 'Alle Orders'],
    [
      'Timestamps of every order, change and cancellation.',
      'Zeitstempel jeder Order, Änderung und Löschung.',
    ]
  ),
  shop(
    'analyticsdata',
    ['Analytics data', 'Analysedaten'],
    'Daily figures made from anonymised order flow: open interest, flow and concentration.',
    'Tägliche Kennzahlen aus anonymisiertem Orderfluss: offene Positionen, Fluss, Konzentration.'
  ),
  within(
    'analyticsdata',
    'shop',
    'analytics_cash',
    ['Cash market', 'Kassamarkt'],
    ['Figures of the Alster Cash Market.', 'Kennzahlen des Alster Cash Market.']
  ),
  within(
    'analyticsdata',
    'shop',
    'analytics_derivatives',
    ['Derivatives', 'Derivate'],
    ['Figures of Alster Derivatives.', 'Kennzahlen von Alster Derivatives.']
  ),
  shop(
    'referencedata',
    ['Reference data', 'Stammdaten'],
    'Instruments, contract sizes, tick tables and corporate actions as they stood on each day.',
    'Instrumente, Kontraktgrößen, Tickgrößen und Kapitalmaßnahmen im Stand jedes Tages.'
  ),
  within(
    'referencedata',
    'shop',
    'reference_operator',
    ['Own markets', 'Eigene Märkte'],
    ['Instruments of our own venues.', 'Instrumente unserer eigenen Handelsplätze.']
  ),
  within(
    'referencedata',
    'shop',
    'reference_partners',
    ['Partner venues', 'Partnerplätze'],
    [
      'Instruments and corporate actions of partners.',
      'Instrumente und Kapitalmaßnahmen von Partnern.',
    ]
  ),
  within(
    'referencedata',
    'shop',
    'reference_funds',
    ['Funds and ESG', 'Fonds und ESG'],
    [
      'Fund prices, fund documents and sustainability.',
      'Fondspreise, Fondsdokumente und Nachhaltigkeit.',
    ]
  ),
  {
    ...shop(
      'fxdata',
      ['FX data', 'Devisendaten'],
      'Quotes and trades of Meridian FX, priced in modules of 31 days with files.',
      'Quotes und Abschlüsse von Meridian FX, berechnet in Modulen zu 31 Tagen mit Dateien.'
    ),
    disclaimer: [
      'Meridian FX counts the modules of all products in an order together.',
      'Meridian FX zählt die Module aller Produkte einer Bestellung zusammen.',
    ],
  },
  within(
    'fxdata',
    'shop',
    'fx_spot',
    ['Spot', 'Kassa'],
    ['Spot rates of major and local currencies.', 'Kassakurse der Haupt- und Lokalwährungen.']
  ),
  within(
    'fxdata',
    'shop',
    'fx_forwards',
    ['Forwards', 'Termin'],
    ['Forwards and non-deliverable forwards.', 'Termingeschäfte und NDFs.']
  ),
  {
    id: 'a7_insight',
    catalogue: 'analytics',
    name: ['Market insight', 'Markteinblick'],
    en: 'Analyse order books and executions in the browser, without moving a file.',
    de: 'Orderbücher und Ausführungen im Browser untersuchen, ohne eine Datei zu bewegen.',
    disclaimer: [
      'A trial lasts four weeks, costs nothing and ends by itself.',
      'Ein Test dauert vier Wochen, kostet nichts und endet von selbst.',
    ],
  },
  within(
    'a7_insight',
    'analytics',
    'a7_orderbook',
    ['Order book', 'Orderbuch'],
    ['The book at any moment since 2019.', 'Das Orderbuch zu jedem Zeitpunkt seit 2019.']
  ),
  within(
    'a7_insight',
    'analytics',
    'a7_algorithms',
    ['Algorithms', 'Algorithmen'],
    [
      'Ready-made measures and your own code beside the data.',
      'Fertige Kennzahlen und eigener Code neben den Daten.',
    ]
  ),
  {
    id: 'a7_holdings',
    catalogue: 'analytics',
    name: ['Holdings reports', 'Bestandsberichte'],
    en: 'Who holds what: positions by account type and their changes.',
    de: 'Wer hält was: Positionen nach Kontoart und ihre Veränderungen.',
  },
]
