/** What customers call products of a category; a shop changes its own list in the table. */
export type SearchSynonyms = {
  category: string
  /** Only products whose words hold this, in either language; without it all of the category. */
  holds?: string
  en: string[]
  de: string[]
}

const QUOTES = {
  en: ['level 1', 'level one', 'L1', 'BBO', 'top of book', 'best bid and offer', 'bid ask', 'TAQ'],
  de: ['Level 1', 'Geld Brief', 'Geldkurs', 'Briefkurs', 'Orderbuchspitze', 'Kursstellung'],
}
const TRADES = {
  en: ['transactions', 'time and sales', 'last price', 'prints'],
  de: ['Trades', 'Handel', 'Transaktionen', 'Umsätze', 'Kurse', 'Zeit und Umsatz'],
}
const AUCTIONS = {
  en: ['call auction', 'closing price', 'opening price', 'uncrossing'],
  de: ['Auktion', 'Auktionen', 'Schlusskurs', 'Eröffnungskurs', 'Schlussauktion'],
}
const BOOK = {
  en: ['level 2', 'L2', 'market depth', 'depth of book', 'full depth', 'order by order'],
  de: ['Level 2', 'Markttiefe', 'Orderbuch', 'Orderbuchtiefe', 'Auftragsbuch'],
}

/** The words of the trade for the categories that every shop of this kind has. */
export const SEARCH_SYNONYMS: SearchSynonyms[] = [
  { category: 'tickdata', en: ['intraday', 'tick by tick'], de: ['Tick', 'untertägig'] },
  { category: 'tickdata', holds: 'best quotes', ...QUOTES },
  { category: 'tickdata', holds: 'best bid', ...QUOTES },
  { category: 'tickdata', holds: 'trades', ...TRADES },
  { category: 'tickdata', holds: 'auctions', ...AUCTIONS },
  {
    ...{ category: 'tickdata', holds: 'exchange traded' },
    en: ['ETF', 'ETFs', 'ETP', 'trackers', 'index funds'],
    de: ['ETF', 'ETFs', 'Indexfonds', 'börsengehandelte Fonds'],
  },
  {
    ...{ category: 'tickdata', holds: 'best execution' },
    en: ['RTS 27', 'RTS 28', 'TCA', 'NBBO', 'EBBO'],
    de: ['beste Ausführung', 'bestmögliche Ausführung'],
  },
  { category: 'tickdata', holds: 'shares', en: ['equities', 'stocks'], de: ['Aktienkurse'] },
  { category: 'tick_cash', en: ['equities', 'stocks', 'shares'], de: ['Aktien', 'Aktienkurse'] },
  {
    category: 'tick_derivatives',
    en: ['futures', 'options', 'ETD'],
    de: ['Futures', 'Optionen', 'Terminmarkt', 'Terminkontrakte'],
  },
  {
    category: 'tickdata',
    holds: 'bonds',
    en: ['fixed income', 'RFQ'],
    de: ['Renten', 'Anleihekurse'],
  },
  {
    category: 'tickdata',
    holds: 'structured products',
    en: ['warrants'],
    de: ['Zertifikate', 'Optionsscheine'],
  },
  {
    category: 'indexdata',
    en: ['indices', 'indexes', 'benchmark'],
    de: ['Indizes', 'Indices', 'Index'],
  },
  {
    ...{ category: 'indexdata', holds: 'close' },
    en: ['closing price', 'end of day', 'EOD', 'daily close', 'OHLC'],
    de: ['Schlusskurs', 'Schlusskurse', 'Schlussstand', 'Tagesschluss', 'Tagesende'],
  },
  {
    category: 'indexdata',
    holds: 'weights',
    en: ['constituents', 'weightings'],
    de: ['Gewichtung', 'Bestandteile'],
  },
  {
    category: 'mdsf',
    en: ['raw feed', 'packet capture', 'multicast', 'PCAP files', 'market replay'],
    de: ['Rohdaten', 'Datenstrom', 'Paketmitschnitt', 'Multicast'],
  },
  { category: 'mdsf', holds: 'order book', ...BOOK },
  { category: 'mdsf', holds: 'trade', ...TRADES },
  {
    category: 'hpt',
    en: ['latency', 'nanoseconds', 'time stamp', 'time stamps', 'co location'],
    de: ['Latenz', 'Zeitstempel', 'Nanosekunden'],
  },
  {
    category: 'analyticsdata',
    en: ['statistics', 'figures'],
    de: ['Kennzahlen', 'Statistik', 'Statistiken'],
  },
  {
    category: 'analyticsdata',
    holds: 'liquidity',
    en: ['spread', 'market depth'],
    de: ['Liquidität', 'Spanne', 'Markttiefe'],
  },
  {
    category: 'referencedata',
    en: ['master data', 'static data', 'security master'],
    de: ['Stammdaten', 'Referenzdaten', 'Wertpapierstammdaten'],
  },
  {
    category: 'referencedata',
    holds: 'corporate actions',
    en: ['dividends', 'splits'],
    de: ['Kapitalmaßnahmen', 'Dividenden'],
  },
  {
    category: 'referencedata',
    holds: 'fund',
    en: ['NAV', 'mutual funds'],
    de: ['NIW', 'Investmentfonds', 'Anteilspreise'],
  },
  {
    category: 'reference_funds',
    holds: 'sustainability',
    en: ['ESG', 'CO2', 'carbon'],
    de: ['ESG', 'Nachhaltigkeit', 'CO2'],
  },
  {
    category: 'fxdata',
    en: ['forex', 'foreign exchange', 'currency', 'currencies', 'exchange rate', 'exchange rates'],
    de: ['Devisen', 'Devisenkurse', 'Währung', 'Währungen', 'Wechselkurs', 'Wechselkurse'],
  },
  { category: 'fxdata', holds: 'best quotes', ...QUOTES },
  { category: 'fx_forwards', holds: 'non deliverable', en: ['NDF', 'NDFs'], de: ['NDF', 'NDFs'] },
  {
    category: 'fx_forwards',
    en: ['outright', 'forward points', 'swaps'],
    de: ['Terminkurse', 'Swapsätze'],
  },
]
