import { inGerman } from '#shared/http/api_description'

export default function german() {
  inGerman({
    'When days come, and what is told of late ones.':
      'Wann Tage kommen, und was von verspäteten gesagt wird.',
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
    'Notices about mornings that are shown today': 'Hinweise zu Morgen, die heute gezeigt werden',
    'In the language that is asked for.': 'In der verlangten Sprache.',
    'They name products that the shop shows.': 'Sie nennen Produkte, die der Shop zeigt.',
    'Notices that are shown today, in both languages':
      'Hinweise, die heute gezeigt werden, in beiden Sprachen',
    'Writes a notice': 'Schreibt einen Hinweis',
    'It is shown until its last day, 31 days at the most.':
      'Er wird bis zu seinem letzten Tag gezeigt, höchstens 31 Tage.',
    'Mails are sent by another call.': 'E-Mails verschickt ein anderer Aufruf.',
    'Says a notice in other words': 'Sagt einen Hinweis mit anderen Worten',
    'It is not shown any more.': 'Er wird nicht mehr gezeigt.',
    'Ends a notice': 'Beendet einen Hinweis',
    'Its mails that have not gone out yet are not sent.':
      'Seine E-Mails, die noch nicht hinausgegangen sind, werden nicht verschickt.',
    'Sends a notice to whoever is told of late days':
      'Schickt einen Hinweis an alle, die über verspätete Tage unterrichtet werden',
    'Or its mails were sent already, or nobody is told.':
      'Oder seine E-Mails sind schon verschickt, oder niemand wird unterrichtet.',
    'Stops the mails of a notice': 'Hält die E-Mails eines Hinweises an',
    'What has gone out stays.': 'Was hinausgegangen ist, bleibt.',
    'Answers how many were stopped.': 'Antwortet, wie viele angehalten wurden.',
    'Codes of the products that it is about.': 'Codes der Produkte, um die es geht.',
    'Names of the products that it is about.': 'Namen der Produkte, um die es geht.',
    'The last day on which it is shown.': 'Der letzte Tag, an dem er gezeigt wird.',
    'Who wrote it.': 'Wer ihn geschrieben hat.',
    'How many people subscribe to one of the products.':
      'Wie viele Personen eines der Produkte abonniert haben.',
    'How many addresses are told of late days of the products by mail.':
      'Wie viele Adressen per E-Mail über verspätete Tage der Produkte unterrichtet werden.',
    'How many mails it was decided to send.': 'Wie viele E-Mails verschickt werden sollten.',
    'Send it along with a change.': 'Bei einer Änderung mitsenden.',
    'Number of the notice.': 'Nummer des Hinweises.',
  })
}
