import { inGerman } from '#shared/http/api_description'

export default function german() {
  inGerman({
    'Day as YYYY-MM-DD.': 'Tag als YYYY-MM-DD.',
    'Moment as ISO 8601 in UTC.': 'Zeitpunkt nach ISO 8601 in UTC.',
    'Days.': 'Tage.',
    'A page behind the last is empty.': 'Eine Seite hinter der letzten ist leer.',
    'A parameter is not understood; `errors` names it.':
      'Ein Parameter wird nicht verstanden; `errors` nennt ihn.',
    'Amounts are euros with up to two decimals, days are YYYYMMDD and moments ISO 8601 in UTC unless a call says otherwise.':
      'Beträge sind Euro mit bis zu zwei Nachkommastellen, Tage sind YYYYMMDD und Zeitpunkte ISO 8601 in UTC, wenn ein Aufruf nichts anderes sagt.',
    'An API token of the account, sent as `Authorization: Bearer …`.':
      'Ein API-Token des Kontos, gesendet als `Authorization: Bearer …`.',
    'Bought once; subscriptions are requested.': 'Einmal gekauft; Abonnements werden angefragt.',
    'Bytes.': 'Bytes.',
    'Code of the product.': 'Code des Produkts.',
    'Day as YYYYMMDD.': 'Tag als YYYYMMDD.',
    'Done.': 'Erledigt.',
    'Downloads': 'Downloads',
    'Euros, up to two decimals.': 'Euro, bis zu zwei Nachkommastellen.',
    'Every answer is an envelope: `success`, `data`, `errors` (each with a code, a message and, where it concerns one, a field) and `message`.':
      'Jede Antwort ist ein Umschlag: `success`, `data`, `errors` (jeder mit Code, Meldung und, wo er eines betrifft, Feld) und `message`.',
    'Filter; several values divided by commas.': 'Filter; mehrere Werte durch Kommas getrennt.',
    'Filter by a day.': 'Filter nach einem Tag.',
    'Finds rows that contain this.': 'Findet Zeilen, die dies enthalten.',
    'HTML.': 'HTML.',
    'Lists answer `content` and `totalCount`.': 'Listen antworten mit `content` und `totalCount`.',
    'Messages are in the language of `Accept-Language` (English or German).':
      'Meldungen stehen in der Sprache von `Accept-Language` (Englisch oder Deutsch).',
    'Net, in euros.': 'Netto, in Euro.',
    'Nobody is signed in, or the token is not valid.':
      'Niemand ist angemeldet, oder der Token gilt nicht.',
    'Of a product that is sold by ISIN; unavailable ones are neither charged nor delivered.':
      'Bei einem Produkt, das nach ISIN verkauft wird; nicht verfügbare werden weder berechnet noch geliefert.',
    'Only of filterable products.': 'Nur bei filterbaren Produkten.',
    'Percent.': 'Prozent.',
    'Public links': 'Öffentliche Links',
    'Refused; `errors` says why.': 'Abgelehnt; `errors` sagt warum.',
    'Something that was sent is not valid; `errors` names the fields.':
      'Etwas Gesendetes ist nicht gültig; `errors` nennt die Felder.',
    'The basket is locked: a payment for it is under way.':
      'Der Warenkorb ist gesperrt: Eine Zahlung dafür läuft.',
    'The code where it has none.': 'Der Code, wo es keinen hat.',
    'The person may not do this.': 'Die Person darf das nicht.',
    'The session of a signed-in browser.': 'Die Sitzung eines angemeldeten Browsers.',
    'There is no such order.': 'Diese Bestellung gibt es nicht.',
    'There is no such thing, or not for this person.':
      'So etwas gibt es nicht, oder nicht für diese Person.',
    'This description': 'Diese Beschreibung',
    'This document': 'Dieses Dokument',
    'The body has a type that is not read.': 'Der Inhalt hat eine Art, die nicht gelesen wird.',
    'Too many calls; `Retry-After` says after how many seconds to go on.':
      'Zu viele Aufrufe; `Retry-After` sagt, nach wie vielen Sekunden es weitergeht.',
    'Two letters, ISO 3166-1.': 'Zwei Buchstaben, ISO 3166-1.',
    'VAT ID.': 'USt-IdNr.',
    'With a session, every call that changes something sends the XSRF-TOKEN cookie.':
      'Mit einer Sitzung sendet jeder Aufruf, der etwas ändert, das Cookie XSRF-TOKEN mit.',
    '`id` is the number of the order, `sub` the id of its customer.':
      '`id` ist die Nummer der Bestellung, `sub` die Id ihres Kunden.',
    'By which other calls name it.': 'Danach nennen es andere Aufrufe.',
    'Rows on a page.': 'Zeilen auf einer Seite.',
    'What the rows are sorted by.': 'Wonach die Zeilen sortiert sind.',
    'From the first to the last, or back.': 'Vom ersten zum letzten oder zurück.',
    'Which part of the list.': 'Welcher Teil der Liste.',
    'Rows on all pages together.': 'Zeilen auf allen Seiten zusammen.',
    'Counts the changes; who changes it sends the one that was read.':
      'Zählt die Änderungen; wer etwas ändert, sendet die gelesene.',
    'Id of the user.': 'Id des Nutzers.',
    '`me` is whoever calls.': '`me` ist, wer aufruft.',
    'How many files.': 'Wie viele Dateien.',
    'How often it was tried.': 'Wie oft es versucht wurde.',
    'Which of the files of a day, from 1.': 'Welche der Dateien eines Tages, ab 1.',
    'SHA-256 of the file, in hexadecimal digits.': 'SHA-256 der Datei in hexadezimalen Ziffern.',
    'VAT identification number.': 'Umsatzsteuer-Identifikationsnummer.',
  })
}
