import { inGerman } from '#shared/http/api_description'

export default function german() {
  inGerman({
    'Statistics': 'Statistiken',
    'An order counts on the day on which it was placed; an archived one as what it was before.':
      'Eine Bestellung zählt an dem Tag, an dem sie aufgegeben wurde; eine archivierte als das, was sie zuvor war.',
    'What was sold on each day': 'Was an jedem Tag verkauft wurde',
    'What each user ordered on each day, and the 100 who ordered most':
      'Was jeder Nutzer an jedem Tag bestellte, und die 100, die am meisten bestellten',
    'What each product brought in on each day': 'Was jedes Produkt an jedem Tag einbrachte',
    'Orders and their sums': 'Bestellungen und ihre Summen',
    'Who was entitled to a subscription, by each date range':
      'Wer zu einem Abonnement berechtigt war, nach jedem Zeitraum',
    'Users who came': 'Nutzer, die hinzukamen',
    'Rows on all pages.': 'Zeilen auf allen Seiten.',
    'First day; one month ago unless sent.': 'Erster Tag; ohne Angabe vor einem Monat.',
    'Last day; today unless sent.': 'Letzter Tag; ohne Angabe heute.',
    'Internal users; all unless one of both is `true` alone.':
      'Interne Nutzer; alle, wenn nicht eines von beiden allein `true` ist.',
    'External users.': 'Externe Nutzer.',
    'Page, beginning with 1.': 'Seite, beginnend mit 1.',
    'Rows in an answer; 10 unless sent.': 'Zeilen in einer Antwort; ohne Angabe 10.',
    'Type of the orders.': 'Typ der Bestellungen.',
    'States, comma-separated, of Registered, Confirmed, Processing, Completed, Failed, Rejected; all but Failed and Rejected unless sent.':
      'Zustände, durch Komma getrennt, aus Registered, Confirmed, Processing, Completed, Failed, Rejected; ohne Angabe alle außer Failed und Rejected.',
    'Ways of payment, comma-separated, of BankTransfer, Card, Quota.':
      'Zahlungsarten, durch Komma getrennt, aus BankTransfer, Card, Quota.',
    'Without VAT.': 'Ohne Umsatzsteuer.',
    'With VAT.': 'Mit Umsatzsteuer.',
    'How many orders.': 'Wie viele Bestellungen.',
    'How many items of them.': 'Wie viele Positionen davon.',
    'How many users.': 'Wie viele Nutzer.',
    'How many users ordered.': 'Wie viele Nutzer bestellten.',
    'How many hold something; who holds two counts twice.':
      'Wie viele etwas halten; wer zwei hält, zählt zweimal.',
    'By the prices of its items, without VAT, before fees and discounts of orders.':
      'Nach den Preisen seiner Positionen, ohne Umsatzsteuer, vor Gebühren und Rabatten der Bestellungen.',
    'Days of data that were sold.': 'Verkaufte Datentage.',
    'How many items it has.': 'Wie viele Positionen sie hat.',
    'Whether staff placed it.': 'Ob Personal sie aufgab.',
  })
}
