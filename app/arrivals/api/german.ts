import { inGerman } from '#shared/http/api_description'

/** In German: what is said of arrivals. */
export default function german() {
  inGerman({
    'Arrivals': 'Ankünfte',
    'The newest due day of each product': 'Der neueste fällige Tag jedes Produkts',
    'What was due on a morning': 'Was an einem Morgen fällig war',
    'Late days first, then missing and corrected ones.':
      'Verspätete Tage zuerst, dann fehlende und berichtigte.',
    'Products without a day of the last week are left out.':
      'Produkte ohne einen Tag der letzten Woche fehlen.',
    'How the days of a product came': 'Wie die Tage eines Produkts gekommen sind',
    'The trading day that the files are of.': 'Der Handelstag, von dem die Dateien sind.',
    "The shop's day on which they are due.": 'Der Tag des Shops, an dem sie fällig sind.',
    'By the publishing rule of the product.': 'Nach der Veröffentlichungsregel des Produkts.',
    'Median of the last 60 days, as it was known before; null of fewer than five.':
      'Median der letzten 60 Tage, wie er zuvor bekannt war; null bei weniger als fünf.',
    'Seconds that days are usually off that time.':
      'Sekunden, um die Tage üblicherweise davon abweichen.',
    'Of how many days that is.': 'Aus wie vielen Tagen das stammt.',
    'When the last file of the day was known.': 'Wann die letzte Datei des Tages bekannt war.',
    'Minutes after the due moment; negative before it.':
      'Minuten nach dem fälligen Zeitpunkt; davor negativ.',
    'Median of the last 60 days, as it was known before.':
      'Median der letzten 60 Tage, wie er zuvor bekannt war.',
    'Far from what is usual for the product.': 'Weit von dem, was für das Produkt üblich ist.',
    'When a late day may come.': 'Wann ein verspäteter Tag kommen dürfte.',
  })
}
