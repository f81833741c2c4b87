import { inGerman } from '#shared/http/api_description'

export default function german() {
  inGerman({
    'Transfers that arrived, found to their orders.':
      'Eingegangene Überweisungen, ihren Bestellungen zugeordnet.',
    'The papers of orders.': 'Die Papiere der Bestellungen.',
    'Transfers and refunds of an order.': 'Überweisungen und Erstattungen einer Bestellung.',
    'Null where it is of no order.': 'Null, wo es keine Bestellung ist.',
    'A card and a quota get it at once; a transfer stays Pending until it is confirmed.':
      'Karte und Kontingent bekommen es sofort; eine Überweisung bleibt Pending, bis sie bestätigt ist.',
    'Answers the one that is there where it was issued before.':
      'Antwortet mit der vorhandenen, wenn sie schon ausgestellt wurde.',
    'Bank statements': 'Kontoauszüge',
    'Books lines of a statement, each for itself and once':
      'Bucht Zeilen eines Kontoauszugs, jede für sich und einmal',
    'Confirms that a transfer for an order has arrived':
      'Bestätigt, dass eine Überweisung für eine Bestellung eingegangen ist',
    'Confirms that the transfer of a refund was made':
      'Bestätigt, dass eine Erstattung überwiesen wurde',
    'Customers have their own, holders of `orders.read` all.':
      'Kunden haben ihre eigenen, Inhaber von `orders.read` alle.',
    'Gives money of an order back, in full or in part':
      'Gibt Geld einer Bestellung zurück, ganz oder zum Teil',
    'Imported bank statements': 'Importierte Kontoauszüge',
    'Imports a bank statement (camt.053 or CSV), whole or not at all':
      'Importiert einen Kontoauszug (camt.053 oder CSV), ganz oder gar nicht',
    'Invoices': 'Rechnungen',
    'Invoices and credit notes': 'Rechnungen und Rechnungskorrekturen',
    'Issues the invoice of a paid order, once':
      'Stellt die Rechnung einer bezahlten Bestellung aus, einmal',
    'It as PDF/A-3 with its data embedded (EN 16931)':
      'Als PDF/A-3 mit eingebetteten Daten (EN 16931)',
    'It was decided before.': 'Sie ist schon entschieden.',
    'Its data alone (EN 16931, XRechnung, syntax CII)':
      'Nur ihre Daten (EN 16931, XRechnung, Syntax CII)',
    'Its number: RE-10001, or RK-10001 for a credit note.':
      'Ihre Nummer: RE-10001, oder RK-10001 bei einer Rechnungskorrektur.',
    'Lines that an earlier file had brought; they were left out.':
      'Zeilen, die schon eine frühere Datei gebracht hatte; sie wurden ausgelassen.',
    'Lines that came with an earlier file are left out.':
      'Zeilen, die mit einer früheren Datei kamen, werden ausgelassen.',
    'Money in that nobody has decided about.': 'Eingänge, über die niemand entschieden hat.',
    'Money of orders': 'Geld von Bestellungen',
    'More than came in, another one is on its way, or the provider did not agree.':
      'Mehr als eingegangen ist, eine andere ist unterwegs, oder der Anbieter hat nicht zugestimmt.',
    'Negative: money that went out.': 'Negativ: Geld, das hinausging.',
    'Negative: paid too much.': 'Negativ: zu viel bezahlt.',
    'Nothing is booked by that.': 'Damit wird nichts gebucht.',
    'Numbers of its invoice and credit notes.': 'Nummern ihrer Rechnung und Rechnungskorrekturen.',
    'Of a credit note: what its total lacks to the amount that went back, cents at most.':
      'Bei einer Rechnungskorrektur: was ihrer Summe zum erstatteten Betrag fehlt, höchstens Cent.',
    'Of a line without a right reference: orders that it may pay, and what speaks for each.':
      'Bei einer Zeile ohne richtigen Verwendungszweck: Bestellungen, die sie bezahlen könnte, und was für jede spricht.',
    'One bank statement': 'Ein Kontoauszug',
    'One of them': 'Eine davon',
    'Sends it once more to the recipient of invoices':
      'Schickt sie noch einmal an den Empfänger von Rechnungen',
    'Sets a line aside that is no payment of an order, or puts it back':
      'Legt eine Zeile beiseite, die keine Zahlung einer Bestellung ist, oder holt sie zurück',
    'Somebody has decided about it meanwhile.': 'Inzwischen hat jemand darüber entschieden.',
    'The invoice that a credit note corrects.':
      'Die Rechnung, die eine Rechnungskorrektur berichtigt.',
    'The lines of a statement with what is proposed for each now':
      'Die Zeilen eines Kontoauszugs mit dem, was jetzt für jede vorgeschlagen wird',
    'The order becomes Confirmed once nothing is missing.':
      'Die Bestellung wird Confirmed, sobald nichts mehr fehlt.',
    'The order is not paid, or owes nothing; the message says which.':
      'Die Bestellung ist nicht bezahlt, oder schuldet nichts; die Meldung sagt, was davon.',
    'The order that its reference names.': 'Die Bestellung, die ihr Verwendungszweck nennt.',
    'The order waits for no transfer, or has changed meanwhile.':
      'Die Bestellung wartet auf keine Überweisung, oder hat sich inzwischen geändert.',
    'This very file was imported before.': 'Genau diese Datei wurde schon importiert.',
    'What came in and went back for an order': 'Was für eine Bestellung einging und zurückging',
    'What that order or invoice still owes.': 'Was diese Bestellung oder Rechnung noch schuldet.',
    'With the same `idempotencyKey` it is the same refund.':
      'Mit demselben `idempotencyKey` ist es dieselbe Erstattung.',
    '`by`, `reason` and `askedBy` only for holders of `orders.read`.':
      '`by`, `reason` und `askedBy` nur für Inhaber von `orders.read`.',
    '`orderId` names the order where the reference does not, `invoice` an invoice that is of no order; `acceptsDifference` books an amount that does not fit.':
      '`orderId` nennt die Bestellung, wo es der Verwendungszweck nicht tut, `invoice` eine Rechnung ohne Bestellung; `acceptsDifference` bucht einen Betrag, der nicht passt.',
    'The invoice of no order that it names.': 'Die Rechnung ohne Bestellung, die sie nennt.',
    'How far an invoice that is of no order is paid; null for all others.':
      'Wie weit eine Rechnung ohne Bestellung bezahlt ist; null bei allen anderen.',
    'What an invoice that is of no order still waits for; negative: paid too much.':
      'Worauf eine Rechnung ohne Bestellung noch wartet; negativ: zu viel bezahlt.',
    'exact and amount_differs can be booked; for suggested name the order.':
      'exact und amount_differs können gebucht werden; bei suggested nennen Sie die Bestellung.',
    'Number of the invoice or credit note.': 'Nummer der Rechnung oder Rechnungskorrektur.',
    'Id of the refund.': 'Id der Erstattung.',
    'Id of the bank statement.': 'Id des Kontoauszugs.',
    'Id of the line of a bank statement.': 'Id der Zeile eines Kontoauszugs.',
    'How many lines.': 'Wie viele Zeilen.',
    'Which line, from 1.': 'Die wievielte Zeile, ab 1.',
  })
}
