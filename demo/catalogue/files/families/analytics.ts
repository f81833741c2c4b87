import { figure, figures } from '#demo/catalogue/files/families/figures'

export const openInterest = figures(
  [
    figure(
      'open_contracts',
      'contracts',
      'Open contracts at the end of the day',
      'Offene Kontrakte am Tagesende'
    ),
    figure('opened', 'contracts', 'Contracts opened that day', 'An diesem Tag eröffnete Kontrakte'),
    figure(
      'closed',
      'contracts',
      'Contracts closed that day',
      'An diesem Tag geschlossene Kontrakte'
    ),
    figure(
      'client_part',
      'percent',
      'Part held for clients',
      'Für Kunden gehaltener Anteil',
      '2013-01-02'
    ),
  ],
  'parquet'
)

export const flow = figures(
  [
    figure('bought', 'EUR', 'Turnover that buyers started', 'Von Käufern ausgelöster Umsatz'),
    figure('sold', 'EUR', 'Turnover that sellers started', 'Von Verkäufern ausgelöster Umsatz'),
    figure(
      'retail_part',
      'percent',
      'Part of retail orders',
      'Anteil der Privatanlegerorders',
      '2019-01-02'
    ),
  ],
  'parquet'
)

export const concentration = figures([
  figure(
    'hhi',
    '0 to 10,000',
    'Herfindahl figure of the members’ turnover',
    'Herfindahl-Wert der Umsätze der Mitglieder'
  ),
  figure('members', 'members', 'Members with a trade', 'Mitglieder mit mindestens einem Abschluss'),
  figure('top_five', 'percent', 'Part of the five largest', 'Anteil der fünf größten'),
])

export const liquidity = figures([
  figure(
    'spread',
    'basis points',
    'Average spread weighted by time',
    'Zeitgewichtete mittlere Spanne'
  ),
  figure(
    'depth',
    'EUR',
    'Average amount at the best prices',
    'Mittlerer Betrag zu den besten Preisen'
  ),
  figure(
    'fill_ratio',
    'percent',
    'Orders that were executed at least in part',
    'Orders, die mindestens teilweise ausgeführt wurden'
  ),
])
