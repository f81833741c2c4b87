import { inGerman } from '#shared/http/api_description'

export default function german() {
  inGerman({
    'What companies have agreed to, and what is made of it.':
      'Was Unternehmen vereinbart haben, und was daraus folgt.',
    'Companies known to accounting.': 'Unternehmen, die der Buchhaltung bekannt sind.',
    'A partner that has a user is neither edited nor deleted.':
      'Ein Partner, der einen Benutzer hat, wird weder bearbeitet noch gelöscht.',
    'A user belongs to it: take the user off first.':
      'Ein Benutzer gehört dazu: Nehmen Sie zuerst den Benutzer heraus.',
    'A call takes 1 MB, which is some 10,000 partners.':
      'Ein Aufruf nimmt 1 MB, das sind etwa 10.000 Partner.',
    'A partner that has a user is not changed.':
      'Ein Partner, der einen Benutzer hat, wird nicht geändert.',
    'Adds a business partner': 'Legt einen Geschäftspartner an',
    'Adds and edits many business partners: all of them, or nothing':
      'Legt viele Geschäftspartner an und bearbeitet sie: alle oder keinen',
    'Another business partner has this BP ID.': 'Ein anderer Geschäftspartner hat diese BP-ID.',
    'BP number, at most 10 digits.': 'BP-Nummer, höchstens 10 Ziffern.',
    'Business partners': 'Geschäftspartner',
    'Counts the changes.': 'Zählt die Änderungen.',
    'Deletes a business partner that has no user':
      'Löscht einen Geschäftspartner, der keinen Benutzer hat',
    'Each entry that is wrong is named by its place.':
      'Jeder falsche Eintrag wird mit seiner Stelle genannt.',
    'Edits a business partner that has no user':
      'Bearbeitet einen Geschäftspartner, der keinen Benutzer hat',
    "In the caller's language.": 'In der Sprache des Aufrufers.',
    'Or somebody has changed it meanwhile.': 'Oder jemand hat ihn inzwischen geändert.',
    'Partners that are as they are sent stay as they are, so that the same list can be sent twice.':
      'Partner, die schon so sind, bleiben, wie sie sind; dieselbe Liste kann also zweimal gesendet werden.',
    'The BP ID has at most 10 digits and is unique; the country is a code of ISO 3166-1.':
      'Die BP-ID hat höchstens 10 Ziffern und ist eindeutig; das Land ist ein Code nach ISO 3166-1.',
    'The same as POST': 'Dasselbe wie POST',
    'Puts a customer without business partner to one':
      'Ordnet einen Kunden ohne Geschäftspartner einem zu',
    'Takes a customer off a business partner': 'Löst einen Kunden von einem Geschäftspartner',
    'The customer belongs to another one, or is an employee.':
      'Der Kunde gehört zu einem anderen oder gehört zu den Mitarbeitenden.',
    'The customer does not belong to it.': 'Der Kunde gehört nicht dazu.',
    'Two letters (ISO 3166-1).': 'Zwei Buchstaben (ISO 3166-1).',
    'Id of the business partner.': 'Id des Geschäftspartners.',
    'How many.': 'Wie viele.',
    'Contract types': 'Vertragsarten',
    'Information products': 'Informationsprodukte',
    'Relations of information product to subscription type':
      'Beziehungen von Informationsprodukt zu Abonnementart',
    'Contracts': 'Verträge',
    'Adds a contract type': 'Legt eine Vertragsart an',
    'Edits a contract type': 'Bearbeitet eine Vertragsart',
    'Deletes a contract type': 'Löscht eine Vertragsart',
    'Adds an information product': 'Legt ein Informationsprodukt an',
    'Edits an information product': 'Bearbeitet ein Informationsprodukt',
    'Deletes an information product': 'Löscht ein Informationsprodukt',
    'Adds a relation': 'Legt eine Beziehung an',
    'Edits a relation': 'Bearbeitet eine Beziehung',
    'Deletes a relation': 'Löscht eine Beziehung',
    'Adds a contract': 'Legt einen Vertrag an',
    'Edits a contract': 'Bearbeitet einen Vertrag',
    'Deletes a contract': 'Löscht einen Vertrag',
    'Without days it is valid for one year from today.': 'Ohne Tage gilt sie ein Jahr ab heute.',
    'The flags say what its contracts are asked for.':
      'Die Merkmale sagen, wonach in seinen Verträgen gefragt wird.',
    'Each combination is there once.': 'Jede Verbindung gibt es einmal.',
    'What the information product does not ask for is left out.':
      'Wonach das Informationsprodukt nicht fragt, wird weggelassen.',
    'Somebody has changed it meanwhile.': 'Jemand hat es inzwischen geändert.',
    'Something refers to it.': 'Etwas bezieht sich darauf.',
    'It is there already.': 'Das gibt es schon.',
    'Id of the contract type.': 'Id der Vertragsart.',
    'Id of the information product.': 'Id des Informationsprodukts.',
    'Id of the relation.': 'Id der Beziehung.',
    'Day as YYYYMMDD; 0 where that end is open.': 'Tag als JJJJMMTT; 0, wo dieses Ende offen ist.',
    'Id of the contract.': 'Id des Vertrags.',
    'Its contracts say for how many affiliates.':
      'Seine Verträge sagen, für wie viele verbundene Unternehmen.',
    'Its contracts say for which past days.': 'Seine Verträge sagen, für welche vergangenen Tage.',
    'Its contracts have a remark.': 'Seine Verträge haben eine Bemerkung.',
    'Name of the business partner.': 'Name des Geschäftspartners.',
    'Name of the scanned paper; null without one.':
      'Name des gescannten Dokuments; null, wo es keines gibt.',
    'Name of the file.': 'Name der Datei.',
    'SHA-256 of the bytes.': 'SHA-256 der Bytes.',
    'Who attached it.': 'Wer es angehängt hat.',
    'The scanned paper of a contract': 'Das gescannte Dokument eines Vertrags',
    'Attaches a scanned paper to a contract, or replaces it':
      'Hängt ein gescanntes Dokument an einen Vertrag an oder ersetzt es',
    'A PDF of at most 15 MB, judged by its content.':
      'Ein PDF von höchstens 15 MB, nach seinem Inhalt beurteilt.',
    'With `replaces`, the SHA-256 of the paper that was seen, another one is not replaced.':
      'Mit `replaces`, dem SHA-256 des gesehenen Dokuments, wird kein anderes ersetzt.',
    'Takes the paper off a contract': 'Nimmt das Dokument von einem Vertrag',
    'Id of the contract in the CRM.': 'Id des Vertrags im CRM.',
    'How many; null where the product does not ask for it.':
      'Wie viele; null, wo das Produkt nicht danach fragt.',
    'Own licence evidence, the newest first': 'Eigene Lizenznachweise, der neueste zuerst',
    'Asks for licence evidence of a period': 'Bittet um einen Lizenznachweis für einen Zeitraum',
    'What the caller and his company bought or were given, with files, checksums and downloads.':
      'Was der Aufrufende und sein Unternehmen gekauft oder erhalten haben, mit Dateien, Prüfsummen und Abrufen.',
    'Without `knownOn` it tells what is known now.':
      'Ohne `knownOn` sagt er, was jetzt bekannt ist.',
    'It is made within seconds; its files are there when `madeAt` is.':
      'Er entsteht in Sekunden; seine Dateien sind da, sobald `madeAt` da ist.',
    'Licence evidence as JSON': 'Lizenznachweis als JSON',
    'The signature of the JSON': 'Die Signatur des JSON',
    'Licence evidence as PDF': 'Lizenznachweis als PDF',
    'It tells what was known at the end of this day.':
      'Er sagt, was am Ende dieses Tages bekannt war.',
    'Null while it is made.': 'Null, solange er entsteht.',
    'SHA-256 of its JSON; null while it is made.':
      'SHA-256 seines JSON; null, solange er entsteht.',
    'Number of the licence evidence.': 'Nummer des Lizenznachweises.',
  })
}
