import { inGerman } from '#shared/http/api_description'

export default function german() {
  inGerman({
    'Sums of what was sold.': 'Summen dessen, was verkauft wurde.',
    'Statistics': 'Statistiken',
    'An order counts on the day on which it was placed; an archived one as what it was before.':
      'Eine Bestellung zählt an dem Tag, an dem sie aufgegeben wurde; eine archivierte als das, was sie zuvor war.',
    'What was sold on each day': 'Was an jedem Tag verkauft wurde',
    'What each user ordered on each day, and the 100 who ordered most':
      'Was jeder Benutzer an jedem Tag bestellte, und die 100, die am meisten bestellten',
    'What each product brought in on each day': 'Was jedes Produkt an jedem Tag einbrachte',
    'Orders and their sums': 'Bestellungen und ihre Summen',
    'Who was entitled to a subscription, by each date range':
      'Wer zu einem Abonnement berechtigt war, nach jedem Zeitraum',
    'Users who came': 'Benutzer, die hinzukamen',
    'Rows on all pages.': 'Zeilen auf allen Seiten.',
    'Page, beginning with 1.': 'Seite, beginnend mit 1.',
    'Rows in an answer; 10 unless sent.': 'Zeilen in einer Antwort; ohne Angabe 10.',
    'Type of the orders.': 'Typ der Bestellungen.',
    'States, comma-separated, of Registered, Confirmed, Processing, Completed, Failed, Rejected; all but Failed and Rejected unless sent.':
      'Zustände, durch Komma getrennt, aus Registered, Confirmed, Processing, Completed, Failed, Rejected; ohne Angabe alle außer Failed und Rejected.',
    'Ways of payment, comma-separated, of BankTransfer, Card, Quota.':
      'Zahlungsarten, durch Komma getrennt, aus BankTransfer, Card, Quota.',
    'Without VAT.': 'Ohne Umsatzsteuer.',
    'What credit notes took off the invoices, with VAT.':
      'Was Rechnungskorrekturen von den Rechnungen abgezogen haben, mit Umsatzsteuer.',
    'With VAT.': 'Mit Umsatzsteuer.',
    'How many orders.': 'Wie viele Bestellungen.',
    'How many items of them.': 'Wie viele Positionen davon.',
    'How many users.': 'Wie viele Benutzer.',
    'How many users ordered.': 'Wie viele Benutzer bestellten.',
    'How many hold something; who holds two counts twice.':
      'Wie viele etwas halten; wer zwei hält, zählt zweimal.',
    'By the prices of its items, without VAT, before fees and discounts of orders.':
      'Nach den Preisen seiner Positionen, ohne Umsatzsteuer, vor Gebühren und Rabatten der Bestellungen.',
    'The same as `product`.': 'Dasselbe wie `product`.',
    'Days of data that were sold.': 'Verkaufte Datentage.',
    'How many items it has.': 'Wie viele Positionen sie hat.',
    'Whether staff placed it for its customer; null where staff ordered for themselves.':
      'Ob Mitarbeitende sie für den Kunden aufgaben; null, wo sie selbst bestellten.',
    'How far each product came, from a price that was asked for to an order':
      'Wie weit jedes Produkt kam, vom gefragten Preis bis zur Bestellung',
    'Of external users alone.': 'Nur von externen Benutzern.',
    'Saved quotes and baskets count on their day, orders on the day on which they were placed.':
      'Gespeicherte Angebote und Warenkörbe zählen an ihrem Tag, Bestellungen an dem Tag, an dem sie aufgegeben wurden.',
    'How often its price was asked for, with days that somebody chose.':
      'Wie oft sein Preis für gewählte Tage gefragt wurde.',
    'Lines of saved quotes.': 'Zeilen gespeicherter Angebote.',
    'Items that came into the basket of an account.':
      'Positionen, die in den Warenkorb eines Kontos kamen.',
    'Items of orders that have neither failed nor been rejected.':
      'Positionen von Bestellungen, die weder fehlgeschlagen sind noch abgelehnt wurden.',
    'Those that are paid or need not be.': 'Davon bezahlt oder ohne Zahlung freigegeben.',
    'Names of its venues.': 'Namen seiner Handelsplätze.',
    'What was asked for and is not sold': 'Was gefragt war und nicht verkauft wird',
    'Searches of the catalogue that found nothing, and days of products that do not exist.':
      'Suchen im Katalog, die nichts fanden, und Tage von Produkten, die es nicht gibt.',
    'Days of the last 13 months are kept; who asked is not.':
      'Aufbewahrt werden die Tage der letzten 13 Monate; wer gefragt hat, wird nicht festgehalten.',
    'A search that found nothing, or days before the first, after the last or missing in between.':
      'Eine Suche, die nichts fand, oder Tage vor dem ersten, nach dem letzten oder fehlende dazwischen.',
    'The words that were searched for, or the name of the product.':
      'Die gesuchten Wörter oder der Name des Produkts.',
    'How often.': 'Wie oft.',
    'The most trading days that were asked for at once.':
      'Die meisten Handelstage, die auf einmal angefragt wurden.',
    'The earliest day that was asked for.': 'Der früheste angefragte Tag.',
    'The latest day that was asked for.': 'Der späteste angefragte Tag.',
    'On which day first, since days are kept.':
      'An welchem Tag zuerst, soweit Tage aufbewahrt werden.',
    'On which day last.': 'An welchem Tag zuletzt.',
    'Subscriptions that end soon, and what a year of them costs':
      'Abonnements, die bald enden, und was ein Jahr davon kostet',
    'What ends within 90 days unless another horizon is sent, and is not renewed.':
      'Was innerhalb von 90 Tagen endet, wenn nichts anderes angegeben ist, und nicht verlängert wurde.',
    'What staff hold is left out.': 'Was Mitarbeitende halten, ist nicht dabei.',
    'What waits in baskets and saved quotes to be ordered':
      'Was in Warenkörben und gespeicherten Angeboten auf eine Bestellung wartet',
    'Of saved quotes those that hold; what one of them put into a basket stands with it.':
      'Von gespeicherten Angeboten die gültigen; was eines davon in einen Warenkorb legte, steht bei ihm.',
    'What staff have is left out.': 'Was Mitarbeitende haben, ist nicht dabei.',
    'Label of the saved quote; null for a basket.':
      'Bezeichnung des gespeicherten Angebots; null bei einem Warenkorb.',
    'Codes of the products.': 'Codes der Produkte.',
    'When the first of its items was put in, or when the quote was saved.':
      'Wann die erste seiner Positionen hineinkam oder wann das Angebot gespeichert wurde.',
    'The last day of a quote.': 'Der letzte Tag eines Angebots.',
    'Without VAT and fee: of a basket as its owner saw it last, of a quote as it holds.':
      'Ohne Umsatzsteuer und Gebühr: bei einem Warenkorb, wie sein Besitzer ihn zuletzt sah, bei einem Angebot, wie es gilt.',
    'Its last day of data.': 'Sein letzter Datentag.',
    'The company of the user, or the e-mail address of who has named none.':
      'Die Firma des Benutzers, oder die E-Mail-Adresse, wenn er keine angegeben hat.',
    'Without VAT, of the days of the last year, at the prices of today.':
      'Ohne Umsatzsteuer, für die Tage des letzten Jahres, zu heutigen Preisen.',
  })
}
