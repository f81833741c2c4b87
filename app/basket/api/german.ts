import { inGerman } from '#shared/http/api_description'

export default function german() {
  inGerman({
    'What is about to be ordered.': 'Was gleich bestellt wird.',
    'Puts a saved quote into the own, empty basket, at its prices':
      'Legt ein gespeichertes Angebot in den eigenen, leeren Warenkorb, zu seinen Preisen',
    '`number` is that of the quote.': '`number` ist die des Angebots.',
    'Then it is ordered with `POST /basket/me/checkout`.':
      'Dann wird es mit `POST /basket/me/checkout` bestellt.',
    'Something else lies in the basket, or the quote has ended or was ordered.':
      'Im Warenkorb liegt etwas anderes, oder das Angebot ist abgelaufen oder bestellt.',
    'A hint; it hinders no order.': 'Ein Hinweis; er verhindert keine Bestellung.',
    'Agrees to prices and days of the own basket that changed since an item was put in':
      'Stimmt Preisen und Tagen des eigenen Warenkorbs zu, die sich seit dem Hineinlegen geändert haben',
    'Basket': 'Warenkorb',
    'Charged days that an item before it in the basket holds as well: of the same product, and the parts or ISINs of one are among those of the other.':
      'Berechnete Tage, die auch eine frühere Position im Warenkorb enthält: desselben Produkts, wobei die Teile oder ISINs der einen unter denen der anderen sind.',
    'Code of what keeps the basket from being ordered.':
      'Code dessen, was der Bestellung des Warenkorbs im Weg steht.',
    'Empties the own basket': 'Leert den eigenen Warenkorb',
    'Needs no sign-in; the answer’s VAT is that of the percentage given.':
      'Braucht keine Anmeldung; die Umsatzsteuer der Antwort ist die des genannten Prozentsatzes.',
    'Null in the basket of a visitor, like all that is known of a buyer.':
      'Null im Warenkorb eines Besuchers, wie alles, was von einem Käufer bekannt ist.',
    'Null in the basket of a visitor.': 'Null im Warenkorb eines Besuchers.',
    'Null while nothing was ever put into it.': 'Null, solange nie etwas hineingelegt wurde.',
    'Percent; none without it.': 'Prozent; ohne Angabe keine.',
    'Puts days of a product into the own basket':
      'Legt Tage eines Produkts in den eigenen Warenkorb',
    'Said with the checkout: null until then.': 'Wird beim Bestellen gesagt: bis dahin null.',
    'Said with the checkout; a card while a payment locks the basket.':
      'Wird beim Bestellen gesagt; eine Karte, solange eine Zahlung den Warenkorb sperrt.',
    'Takes an item out of the basket that a visitor’s browser keeps':
      'Nimmt eine Position aus dem Warenkorb, den der Browser eines Besuchers hält',
    'Takes an item out of the own basket': 'Nimmt eine Position aus dem eigenen Warenkorb',
    'The basket is full.': 'Der Warenkorb ist voll.',
    'The days with files agreed to, where they have changed.':
      'Die vereinbarten Tage mit Dateien, wo sie sich geändert haben.',
    'The own basket with what it costs now': 'Der eigene Warenkorb mit dem, was er jetzt kostet',
    'The price agreed to, where it has changed since.':
      'Der vereinbarte Preis, wo er sich seitdem geändert hat.',
    'The same `clientItemId` again changes nothing.':
      'Dieselbe `clientItemId` noch einmal ändert nichts.',
    'Until then the basket cannot be ordered; `blocked` says so.':
      'Bis dahin kann der Warenkorb nicht bestellt werden; `blocked` sagt es.',
    'What its order will be.': 'Was seine Bestellung sein wird.',
    'Whether a card would be accepted for it as it is now.':
      'Ob eine Karte dafür angenommen würde, so wie er jetzt ist.',
    'Whether degraded days are charged and delivered.':
      'Ob Tage mit Mängeln berechnet und geliefert werden.',
    '`id` is the id of the user.': '`id` ist die Id des Benutzers.',
    '`isins` names the securities of a product that is sold by ISIN.':
      '`isins` nennt die Wertpapiere eines Produkts, das nach ISIN verkauft wird.',
    '`itemId` is its `clientItemId`.': '`itemId` ist ihre `clientItemId`.',
    'Id of the item, as it was sent.': 'Id der Position, wie sie gesendet wurde.',
  })
}
