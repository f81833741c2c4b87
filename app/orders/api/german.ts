import { inGerman } from '#shared/http/api_description'

export default function german() {
  inGerman({
    'As it was called when it was ordered.': 'Wie es hieß, als es bestellt wurde.',
    'The sums of the files of an order, as `sha256sum --check` reads them':
      'Die Summen der Dateien einer Bestellung, wie `sha256sum --check` sie liest',
    'What was ordered, and how it stands.': 'Was bestellt wurde, und wie es darum steht.',
    'Cards, charged once for an order.': 'Karten, einmal für eine Bestellung belastet.',
    'What staff do with the orders of customers.':
      'Was das Personal mit den Bestellungen der Kunden tut.',
    'Amounts that certain users may order for without paying.':
      'Beträge, für die bestimmte Benutzer ohne Zahlung bestellen dürfen.',
    'A `redirectUrl` in the answer has to be opened for the buyer, who comes back to the status page of the payment; a `returnUrl` is accepted only if it is one of this shop.':
      'Eine `redirectUrl` in der Antwort ist für den Käufer zu öffnen, der auf die Statusseite der Zahlung zurückkommt; eine `returnUrl` wird nur angenommen, wenn sie zu diesem Shop gehört.',
    'A charge may have been made: only the answer of the provider frees it.':
      'Vielleicht wurde belastet: Nur die Antwort des Anbieters gibt ihn frei.',
    'A price or day has changed, or the basket is empty.':
      'Ein Preis oder Tag hat sich geändert, oder der Warenkorb ist leer.',
    'A repeated call with the same key is the same order.':
      'Ein wiederholter Aufruf mit demselben Schlüssel ist dieselbe Bestellung.',
    'A repeated call with the same key is the same payment.':
      'Ein wiederholter Aufruf mit demselben Schlüssel ist dieselbe Zahlung.',
    'Accepting again changes nothing.': 'Erneutes Annehmen ändert nichts.',
    'Accepts the terms of an own order that staff placed':
      'Nimmt die Bedingungen einer eigenen Bestellung an, die das Personal aufgegeben hat',
    'Adds a quota': 'Legt ein Kontingent an',
    'An empty discount is none; `totalPrice` is net, and without a discount decides about it.':
      'Ein leerer Rabatt ist keiner; `totalPrice` ist netto und entscheidet ohne Rabatt über ihn.',
    'Below empty-orders/ in the store.': 'Unterhalb von empty-orders/ im Speicher.',
    'By quota it begins as Registered.': 'Über ein Kontingent beginnt sie als Registered.',
    'Changes state and fields of an order': 'Ändert Zustand und Felder einer Bestellung',
    'Charges a card for a prepared payment, once':
      'Belastet eine Karte für eine vorbereitete Zahlung, einmal',
    'Counts the changes of staff.': 'Zählt die Änderungen des Personals.',
    'Creates an order for a customer': 'Legt eine Bestellung für einen Kunden an',
    'Customers see their own ones, holders of `orders.read` all.':
      'Kunden sehen ihre eigenen, Inhaber von `orders.read` alle.',
    'Customers see their own orders, holders of `orders.read` all.':
      'Kunden sehen ihre eigenen Bestellungen, Inhaber von `orders.read` alle.',
    'Deletes a quota that no order has used':
      'Löscht ein Kontingent, das keine Bestellung genutzt hat',
    'Edits a quota': 'Bearbeitet ein Kontingent',
    'Files that an order without items has been given':
      'Dateien, die einer Bestellung ohne Positionen gegeben wurden',
    'Files that can be given to orders without items':
      'Dateien, die Bestellungen ohne Positionen gegeben werden können',
    'Gives a file to an order without items': 'Gibt einer Bestellung ohne Positionen eine Datei',
    'Gives a prepared card payment up and the basket free':
      'Gibt eine vorbereitete Kartenzahlung auf und den Warenkorb frei',
    'Holders of `orders.links.*` or `orders.quota.read` get the short form of orders that were paid by quota or placed by the derivatives house.':
      'Inhaber von `orders.links.*` oder `orders.quota.read` bekommen die Kurzform von Bestellungen, die über ein Kontingent bezahlt oder vom Derivatehaus aufgegeben wurden.',
    'How a payment stands, as the card provider says now':
      'Wie eine Zahlung steht, wie es der Kartenanbieter jetzt sagt',
    'Id of the customer at the provider.': 'Id des Kunden beim Anbieter.',
    'Its lock ended or it was given up before a card was charged: `payment.errors.lock_ended`.':
      'Ihre Sperre endete, oder sie wurde aufgegeben, bevor eine Karte belastet war: `payment.errors.lock_ended`.',
    'No VAT within the country of the seller needs its legal reason in `vatExemption`.':
      'Keine Umsatzsteuer im Land des Verkäufers braucht ihren rechtlichen Grund in `vatExemption`.',
    'Nothing is charged yet: that is the page at `paymentLink`, or `POST /payments/charges` with the `orderId`.':
      'Belastet wird noch nichts: Das ist die Seite unter `paymentLink` oder `POST /payments/charges` mit der `orderId`.',
    'By card nothing is ordered yet: the basket is locked for 15 minutes, and its buyer opens the `paymentLink` of the answer, signs in and pays.':
      'Mit Karte ist noch nichts bestellt: Der Warenkorb ist 15 Minuten gesperrt, und sein Käufer öffnet den `paymentLink` der Antwort, meldet sich an und bezahlt.',
    '`GET /payments/:payment/charges?wait=60` with the `orderId` says when, and which order it has become.':
      '`GET /payments/:payment/charges?wait=60` mit der `orderId` sagt, wann das geschehen und welche Bestellung daraus geworden ist.',
    'Of a card, which is still to be paid.': 'Bei einer Karte, die noch zu bezahlen ist.',
    'Created waits for a person or for the charge, Charging and Pending for the provider or the bank; Paid is an order.':
      'Created wartet auf einen Menschen oder auf die Belastung, Charging und Pending auf den Anbieter oder die Bank; Paid ist eine Bestellung.',
    'Where the buyer signs in, sees what is paid, and pays by card; null once nothing can be paid there.':
      'Wo sich der Käufer anmeldet, sieht, was bezahlt wird, und mit Karte bezahlt; null, sobald dort nichts mehr zu bezahlen ist.',
    'Until then the basket is kept for the payment, and its link is open.':
      'Bis dahin bleibt der Warenkorb für die Zahlung gesperrt und ihr Link offen.',
    'Seconds: answers as soon as the payment is settled, or when they are over.':
      'Sekunden: antwortet, sobald die Zahlung entschieden ist, oder wenn sie um sind.',
    'Number of the order.': 'Nummer der Bestellung.',
    'Number of the order; for a card the id of the prepared payment (UUID).':
      'Nummer der Bestellung; bei einer Karte die Id der vorbereiteten Zahlung (UUID).',
    'Of orders by card, for admins of orders; else null.':
      'Bei Bestellungen mit Karte, für Administratoren von Bestellungen; sonst null.',
    'One order': 'Eine Bestellung',
    'One order by its number': 'Eine Bestellung nach ihrer Nummer',
    'One quota': 'Ein Kontingent',
    'Opens the files of an order to everybody who has the link':
      'Öffnet die Dateien einer Bestellung für alle, die den Link haben',
    'Or the quota has changed meanwhile.': 'Oder das Kontingent hat sich inzwischen geändert.',
    'Orders': 'Bestellungen',
    'Orders in short': 'Bestellungen in Kurzform',
    'Orders in state New or Locked are not among them.':
      'Bestellungen im Zustand New oder Locked sind nicht darunter.',
    'Orders of all customers': 'Bestellungen aller Kunden',
    'Orders were placed from it.': 'Daraus wurde bestellt.',
    'Orders what is in the own basket': 'Bestellt, was im eigenen Warenkorb liegt',
    'Orders with their amounts and addresses': 'Bestellungen mit ihren Beträgen und Adressen',
    'Other holders of `orders.links.*` or `orders.quota.read` see those of orders that were paid by quota or placed by the derivatives house.':
      'Andere Inhaber von `orders.links.*` oder `orders.quota.read` sehen die von Bestellungen, die über ein Kontingent bezahlt oder vom Derivatehaus aufgegeben wurden.',
    'Page of the bank that the buyer has to answer.':
      'Seite der Bank, die der Käufer beantworten muss.',
    'Payments': 'Zahlungen',
    'Prepares a card payment and locks the own basket for it':
      'Bereitet eine Kartenzahlung vor und sperrt den eigenen Warenkorb dafür',
    'Quotas': 'Kontingente',
    'Says whether a way of paying is accepted for the own basket':
      'Sagt, ob eine Zahlungsart für den eigenen Warenkorb angenommen wird',
    'Set to Confirmed, an order by transfer is paid: `bookedOn` (today without it) and `paymentReference` say how.':
      'Auf Confirmed gesetzt ist eine Bestellung per Überweisung bezahlt: `bookedOn` (ohne Angabe heute) und `paymentReference` sagen wie.',
    'Takes a file from an order without items': 'Nimmt einer Bestellung ohne Positionen eine Datei',
    'Seconds: answers as soon as the order has ended, or when they are over.':
      'Sekunden: antwortet, sobald die Bestellung zu Ende ist, oder wenn sie um sind.',
    'Tells the card provider who pays': 'Sagt dem Kartenanbieter, wer bezahlt',
    'The amount is that of the locked basket; none is accepted.':
      'Der Betrag ist der des gesperrten Warenkorbs; ein anderer wird nicht angenommen.',
    'The bank or the provider has not answered yet.':
      'Die Bank oder der Anbieter hat noch nicht geantwortet.',
    'The declarations `terms` and `legal_entity` are needed.':
      'Die Erklärungen `terms` und `legal_entity` werden gebraucht.',
    'The files of an order': 'Die Dateien einer Bestellung',
    'The lock lasts 15 minutes, or until the payment is given up or answered.':
      'Die Sperre dauert 15 Minuten, oder bis die Zahlung aufgegeben oder beantwortet ist.',
    'The order has changed meanwhile.': 'Die Bestellung hat sich inzwischen geändert.',
    'The order has ended, or the file has been downloaded.':
      'Die Bestellung ist zu Ende, oder die Datei wurde heruntergeladen.',
    'The order has items, or has ended.': 'Die Bestellung hat Positionen, oder ist zu Ende.',
    'The orders that were placed from a quota':
      'Die Bestellungen, die aus einem Kontingent aufgegeben wurden',
    'The own basket is locked.': 'Der eigene Warenkorb ist gesperrt.',
    'The payment failed; the basket is free again.':
      'Die Zahlung ist gescheitert; der Warenkorb ist wieder frei.',
    'The payment has become an order.': 'Aus der Zahlung ist eine Bestellung geworden.',
    'The period overlaps another quota, or more than the total is used.':
      'Der Zeitraum überschneidet sich mit einem anderen Kontingent, oder es ist mehr als die Summe genutzt.',
    'The public links of an order': 'Die öffentlichen Links einer Bestellung',
    'The quota does not suffice.': 'Das Kontingent reicht nicht.',
    'The quota from which a person can order today':
      'Das Kontingent, aus dem jemand heute bestellen kann',
    'The signed manifest of an order': 'Das signierte Manifest einer Bestellung',
    'The total is at least 1 EUR and not below what is used; the first day is not after the last; periods do not overlap.':
      'Die Summe ist mindestens 1 EUR und nicht kleiner als das Genutzte; der erste Tag liegt nicht nach dem letzten; Zeiträume überschneiden sich nicht.',
    'There is no such payment of the caller.': 'Der Aufrufer hat keine solche Zahlung.',
    'Who fetched what of an order, when, from where and how much':
      'Wer was von einer Bestellung holte, wann, von wo und wie viel',
    'Why none is charged at home; set by staff.':
      'Warum im Inland keine berechnet wird; vom Personal gesetzt.',
    'With `expectedTotal` (gross) nothing is ordered at another price; prices or days that changed since an item was put in are agreed to with `PUT /basket/:id/agreedPrices` first.':
      'Mit `expectedTotal` (brutto) wird nichts zu einem anderen Preis bestellt; Preisen oder Tagen, die sich seit dem Hineinlegen geändert haben, wird zuerst mit `PUT /basket/:id/agreedPrices` zugestimmt.',
    'With `orderItems` (all items of the own basket) it is an order on behalf, without them an empty one, to which `s3FilePath` gives files.':
      'Mit `orderItems` (allen Positionen des eigenen Warenkorbs) ist es eine Bestellung im Auftrag, ohne sie eine leere, der `s3FilePath` Dateien gibt.',
    'With `version` a change that was decided on an older one is refused.':
      'Mit `version` wird eine Änderung abgelehnt, die an einer älteren entschieden wurde.',
    'Words of the card provider for the buyer.': 'Worte des Kartenanbieters für den Käufer.',
    '`cardId` is drawn by the browser from the card provider.':
      '`cardId` holt der Browser vom Kartenanbieter.',
    '`consents` names the declarations; `terms` and `legal_entity` are needed.':
      '`consents` nennt die Erklärungen; `terms` und `legal_entity` werden gebraucht.',
    '`days` is one of 1, 3, 7, 14, 30; 3 where nothing is said.':
      '`days` ist 1, 3, 7, 14 oder 30; ohne Angabe 3.',
    '`id` is the id of the customer.': '`id` ist die Id des Kunden.',
    '`id` is the id of the person; the own one needs `orders.quota.checkout`, others `orders.quota.read`.':
      '`id` ist die Id der Person; das eigene braucht `orders.quota.checkout`, andere `orders.quota.read`.',
    '`id` is the number of the order.': '`id` ist die Nummer der Bestellung.',
    '`orderState` needs `orders.status.write`, every other field `orders.write`; what is left out stays.':
      '`orderState` braucht `orders.status.write`, jedes andere Feld `orders.write`; was ausgelassen wird, bleibt.',
    '`payment` is the id of the provider (`paymentId`) or of the prepared payment, which stays the same when a declined card is followed by another one.':
      '`payment` ist die Id des Anbieters (`paymentId`) oder der vorbereiteten Zahlung, die dieselbe bleibt, wenn auf eine abgelehnte Karte eine andere folgt.',
    '`sendEmail` tells the customer.': '`sendEmail` sagt es dem Kunden.',
    'Id of the payment.': 'Id der Zahlung.',
    'Id of the card at the provider.': 'Id der Karte beim Anbieter.',
    'Id of the quota.': 'Id des Kontingents.',
  })
}
