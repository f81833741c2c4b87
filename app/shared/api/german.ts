import { inGerman } from '#shared/http/api_description'

export default function german() {
  inGerman({
    'How many calls may be made in a window.':
      'Wie viele Aufrufe in einem Zeitfenster möglich sind.',
    'How many of them are left.': 'Wie viele davon übrig sind.',
    'Seconds after which there are all of them again.': 'Sekunden, nach denen es wieder alle sind.',
    '`true` where a test token asks.': '`true`, wo ein Testtoken fragt.',
    'Seconds after which it may be tried again.':
      'Sekunden, nach denen es wieder versucht werden kann.',
    'A token is asked for: `Bearer`.': 'Ein Token wird verlangt: `Bearer`.',
    'Types of content that are read.': 'Arten von Inhalt, die gelesen werden.',
    'Methods that the address has.': 'Methoden, die es an der Adresse gibt.',
    'For `If-None-Match`, and for `If-Match` of changes where they are counted.':
      'Für `If-None-Match`, und für `If-Match` von Änderungen, wo sie gezählt werden.',
    '`true` where a repeated call gets the answer of the first.':
      '`true`, wo ein wiederholter Aufruf die Antwort des ersten bekommt.',
    'The name of the file.': 'Der Name der Datei.',
    'Whether parts of the file can be asked for.': 'Ob nach Teilen der Datei gefragt werden kann.',
    'Which part of the file it is, and of how many bytes.':
      'Welcher Teil der Datei es ist, und von wie vielen Bytes.',
    'SHA-256 of the whole file, in base64.': 'SHA-256 der ganzen Datei, in Base64.',
    'The address of what refusals mean.': 'Die Adresse dessen, was Ablehnungen bedeuten.',
    'What the first of them says.': 'Was die erste davon sagt.',
    'That of the answer.': 'Der der Antwort.',
    'What all of them say.': 'Was alle davon sagen.',
    'That of the first.': 'Der der ersten.',
    'It is what `If-None-Match` names: whoever asks has it already.':
      'Es ist das, was `If-None-Match` nennt: Wer fragt, hat es schon.',
    'A part of it, as `Range` asks for.': 'Ein Teil davon, nach dem `Range` fragt.',
    'It is not what `If-Match` names.': 'Es ist nicht das, was `If-Match` nennt.',
    'It has no such part as `Range` asks for.': 'Es hat keinen Teil, nach dem `Range` fragt.',
    'What can be called, for programs to read.': 'Was sich aufrufen lässt, für Programme zu lesen.',
    'Find': 'Finden',
    'Order': 'Bestellen',
    'Receive': 'Empfangen',
    'Subscribe': 'Abonnieren',
    'Account': 'Konto',
    'Staff': 'Personal',
    'From a selection to its first file.': 'Von einer Auswahl zu ihrer ersten Datei.',
    'Paid out of a quota.': 'Bezahlt aus einem Kontingent.',
    'Paid by bank transfer.': 'Bezahlt per Überweisung.',
    'Paid by card, by whoever opens the link.': 'Bezahlt mit Karte, von dem, der den Link öffnet.',
    'Locks the basket and answers the link at which its buyer pays.':
      'Sperrt den Warenkorb und antwortet mit dem Link, unter dem sein Käufer bezahlt.',
    'Waits until the buyer has opened the link and paid; it is open for 15 minutes.':
      'Wartet, bis der Käufer den Link geöffnet und bezahlt hat; er ist 15 Minuten offen.',
    'Waits until the transfer has come, which takes days, and its files are there.':
      'Wartet, bis die Überweisung da ist, was Tage dauert, und ihre Dateien da sind.',
    'What it costs.': 'Was es kostet.',
    'Puts the selection into the basket.': 'Legt die Auswahl in den Warenkorb.',
    'Orders what is in the basket, once for each key.':
      'Bestellt, was im Warenkorb liegt, einmal je Schlüssel.',
    'Waits until its files are there.': 'Wartet, bis ihre Dateien da sind.',
    'The files of the order.': 'Die Dateien der Bestellung.',
    'Opens a file for 24 hours.': 'Öffnet eine Datei für 24 Stunden.',
    'Fetches it.': 'Holt sie.',
    'The signed list by which it is verified.': 'Die signierte Liste, mit der sie geprüft wird.',
    'The order’s way as an Arazzo document': 'Der Weg einer Bestellung als Arazzo-Dokument',
    'Steps with the calls of this description, for tools that run or draw them.':
      'Schritte mit den Aufrufen dieser Beschreibung, für Werkzeuge, die sie ausführen oder zeichnen.',
    'Day: YYYYMMDD, YYYY-MM-DD or YYYY/MM/DD.': 'Tag: YYYYMMDD, YYYY-MM-DD oder YYYY/MM/DD.',
    'Moment as ISO 8601 in UTC.': 'Zeitpunkt nach ISO 8601 in UTC.',
    'Days.': 'Tage.',
    'A page behind the last is empty.': 'Eine Seite hinter der letzten ist leer.',
    'A parameter is not understood; `errors` names it.':
      'Ein Parameter wird nicht verstanden; `errors` nennt ihn.',
    'Amounts are euros with up to two decimals, days are YYYYMMDD and moments ISO 8601 in UTC unless a call says otherwise.':
      'Beträge sind Euro mit bis zu zwei Nachkommastellen, Tage sind YYYYMMDD und Zeitpunkte ISO 8601 in UTC, wenn ein Aufruf nichts anderes sagt.',
    'In every call `product` is the code of a product, `productName` its name, and days of data are `from` and `to`.':
      'In jedem Aufruf ist `product` der Code eines Produkts, `productName` sein Name, und Datentage sind `from` und `to`.',
    'An API token of the account, sent as `Authorization: Bearer …`.':
      'Ein API-Token des Kontos, gesendet als `Authorization: Bearer …`.',
    'Bought once; subscriptions are requested.': 'Einmal gekauft; Abonnements werden angefragt.',
    'Bytes.': 'Bytes.',
    'Code of the product.': 'Code des Produkts.',
    'Day as YYYYMMDD.': 'Tag als YYYYMMDD.',
    'Done.': 'Erledigt.',
    'Downloads': 'Downloads',
    'Euros, up to two decimals.': 'Euro, bis zu zwei Nachkommastellen.',
    'Every answer is an envelope: `success`, `data`, `errors` (each with a code, a message and, where it concerns one, a field) and `message`; with `Accept: application/problem+json` a refusal comes in the form of RFC 9457.':
      'Jede Antwort ist ein Umschlag: `success`, `data`, `errors` (jeder mit Code, Meldung und, wo er eines betrifft, Feld) und `message`; mit `Accept: application/problem+json` kommt eine Ablehnung in der Form von RFC 9457.',
    'Filter; several values divided by commas.': 'Filter; mehrere Werte durch Kommas getrennt.',
    'Filter by a day: YYYYMMDD, YYYY-MM-DD or YYYY/MM/DD.':
      'Filter nach einem Tag: YYYYMMDD, YYYY-MM-DD oder YYYY/MM/DD.',
    'Filter by ids; several divided by commas.':
      'Filter nach Nummern; mehrere durch Kommas getrennt.',
    'Finds rows that contain this.': 'Findet Zeilen, die dies enthalten.',
    'HTML.': 'HTML.',
    'Lists answer `content` and `totalCount`; those that grow also answer `next`.':
      'Listen antworten mit `content` und `totalCount`; solche, die wachsen, auch mit `next`.',
    'Sent as `cursor`, it answers the rows that follow; null behind the last one.':
      'Als `cursor` gesendet, antwortet es die Zeilen, die folgen; null hinter der letzten.',
    'The `next` of the answer before: goes on behind its last row, without a `page`.':
      'Das `next` der Antwort davor: geht hinter deren letzter Zeile weiter, ohne `page`.',
    'Messages are in the language of `Accept-Language` (English or German).':
      'Meldungen stehen in der Sprache von `Accept-Language` (Englisch oder Deutsch).',
    '`x-error-codes` of a call names the codes by which it refuses beside `x-common-error-codes`; their words stand in `x-error-messages`.':
      '`x-error-codes` eines Aufrufs nennt die Codes, mit denen er neben `x-common-error-codes` ablehnt; ihre Worte stehen in `x-error-messages`.',
    'A token of kind `test` tries the way of an order out: calls with `x-test-token` `own` answer it with test orders, those with `same` as everybody, all others refuse it (403); each of its answers says `test`: true and brings the header `Kontor-Test`.':
      'Ein Token der Art `test` probiert den Weg einer Bestellung aus: Aufrufe mit `x-test-token` `own` antworten ihm mit Testbestellungen, die mit `same` wie allen, alle anderen lehnen es ab (403); jede seiner Antworten sagt `test`: true und bringt die Kopfzeile `Kontor-Test` mit.',
    'A test token is answered with what it has tried out.':
      'Ein Testtoken bekommt, was es ausprobiert hat.',
    'Only where a test token asks.': 'Nur wo ein Testtoken fragt.',
    'Net, in euros.': 'Netto, in Euro.',
    'Nobody is signed in, or the token is not valid.':
      'Niemand ist angemeldet, oder der Token gilt nicht.',
    'Of a product that is sold by ISIN; unavailable ones are neither charged nor delivered.':
      'Bei einem Produkt, das nach ISIN verkauft wird; nicht verfügbare werden weder berechnet noch geliefert.',
    'Only of filterable products.': 'Nur bei filterbaren Produkten.',
    'Names one attempt of a caller: for 24 hours a repeated call with the same key and the same content gets the same answer and changes nothing.':
      'Benennt einen Versuch eines Aufrufers: 24 Stunden lang bekommt ein wiederholter Aufruf mit demselben Schlüssel und demselben Inhalt dieselbe Antwort und ändert nichts.',
    'Of whoever is not signed in another content is another call.':
      'Von jemandem, der nicht angemeldet ist, ist ein anderer Inhalt ein anderer Aufruf.',
    'A call with the same `Idempotency-Key` is still at work.':
      'Ein Aufruf mit demselben `Idempotency-Key` ist noch in Arbeit.',
    'The `ETag` of what the change was decided on, such as `"3"`, in place of `version`: where it has changed meanwhile nothing is changed (412).':
      'Das `ETag` dessen, woran die Änderung entschieden wurde, etwa `"3"`, anstelle von `version`: Hat es sich inzwischen geändert, wird nichts geändert (412).',
    'The `ETag` of what is to be deleted, such as `"3"`: where it has changed meanwhile nothing is deleted (412).':
      'Das `ETag` dessen, was gelöscht werden soll, etwa `"3"`: Hat es sich inzwischen geändert, wird nichts gelöscht (412).',
    'It is no longer what `If-Match` names.': 'Es ist nicht mehr, was `If-Match` nennt.',
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
    'Id of the user.': 'Id des Benutzers.',
    '`me` is whoever calls.': '`me` ist, wer aufruft.',
    'How many files.': 'Wie viele Dateien.',
    'How often it was tried.': 'Wie oft es versucht wurde.',
    'Which of the files of a day, from 1.': 'Welche der Dateien eines Tages, ab 1.',
    'SHA-256 of the file, in hexadecimal digits.': 'SHA-256 der Datei in hexadezimalen Ziffern.',
    'First day; one month ago unless sent.': 'Erster Tag; ohne Angabe vor einem Monat.',
    'Last day; today unless sent.': 'Letzter Tag; ohne Angabe heute.',
    'Internal users; all unless one of both is `true` alone.':
      'Interne Benutzer; alle, wenn nicht eines von beiden allein `true` ist.',
    'External users.': 'Externe Benutzer.',
  })
}
