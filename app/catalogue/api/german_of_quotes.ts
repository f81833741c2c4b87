export const QUOTES = {
  'How the price comes about.': 'Wie der Preis zustande kommt.',
  'What is missing until the fee is dropped, in euros.':
    'Was fehlt, bis die Gebühr entfällt, in Euro.',
  'Of the subtotal, in euros.': 'Der Zwischensumme, in Euro.',
  'Whether a VAT ID is needed.': 'Ob eine USt-IdNr. gebraucht wird.',
  'Number of the order that it has become.': 'Nummer der Bestellung, die daraus geworden ist.',
  'Null where nobody is signed in, and in saved quotes.':
    'Null, wo niemand angemeldet ist, und bei gespeicherten Angeboten.',
  'There is a net total only, and no VAT beside it.':
    'Es gibt nur eine Nettosumme und keine Umsatzsteuer daneben.',
  'The price rules that this quote keeps.': 'Die Preisregeln, die dieses Angebot behält.',
  'The days that are charged.': 'Die Tage, die berechnet werden.',
  'As people write it: Q-2026-000042.': 'Wie man sie schreibt: Q-2026-000042.',
}
