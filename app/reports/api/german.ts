import { inGerman } from '#shared/http/api_description'

export default function german() {
  inGerman({
    'Files that are made on request.': 'Dateien, die auf Anfrage entstehen.',
    'Reports': 'Berichte',
    'Of the terms in force when it was asked for; null where that was not kept yet.':
      'Der Allgemeinen Geschäftsbedingungen, die bei der Anforderung galten; null, wo das noch nicht festgehalten wurde.',
    'The single-ISIN reports of all customers': 'Die ISIN-Berichte aller Kunden',
    'What completed reports brought in, without VAT':
      'Was fertige Berichte einbrachten, ohne Umsatzsteuer',
    'Rows in an answer; 10,000 unless sent.': 'Zeilen in einer Antwort; ohne Angabe 10.000.',
    'By the day on which they were asked for.': 'Nach dem Tag der Anforderung.',
    'Asks for a report on behalf of a customer': 'Fordert einen Bericht im Namen eines Kunden an',
    'Creates a report on behalf of a customer': 'Legt einen Bericht im Namen eines Kunden an',
    'At most 10 ISINs or common codes, each with a right check digit; a common code is filled with zeros to nine digits, and one that stands twice counts once.':
      'Höchstens 10 ISINs oder Common Codes, jede mit richtiger Prüfziffer; ein Common Code wird mit Nullen auf neun Stellen aufgefüllt, und was zweimal dasteht, zählt einmal.',
    'What was not held on the day is not charged.':
      'Was an dem Tag nicht gehalten wurde, wird nicht berechnet.',
    'Securities of the United States need their common code before 28 March 2024.':
      'Wertpapiere der Vereinigten Staaten brauchen vor dem 28. März 2024 ihren Common Code.',
    'None of them was held on that day.': 'Keines davon wurde an diesem Tag gehalten.',
    'Sets the discount of a report': 'Setzt den Rabatt eines Berichts',
    'In euros, between 0 and the price.': 'In Euro, zwischen 0 und dem Preis.',
    'Number of the report.': 'Nummer des Berichts.',
    'The report is invoiced, or its discount has changed meanwhile.':
      'Der Bericht ist abgerechnet, oder sein Rabatt hat sich inzwischen geändert.',
    'The single-ISIN reports of a customer': 'Die ISIN-Berichte eines Kunden',
    'Own ones; those of others need `reports.read`.':
      'Eigene; für die anderer ist `reports.read` nötig.',
    'One report with its state and its files': 'Ein Bericht mit seinem Stand und seinen Dateien',
    'Seconds: answers as soon as the report is made or has failed, or when they are over.':
      'Sekunden: antwortet, sobald der Bericht fertig oder gescheitert ist, oder wenn sie um sind.',
    'It opens with the token.': 'Sie öffnet sich mit dem Token.',
    'None until the report is completed.': 'Keine, bis der Bericht fertig ist.',
    'Asks for a report': 'Fordert einen Bericht an',
    'An own one needs an active subscription to reports; for others `reports.write` is needed.':
      'Ein eigener braucht ein aktives Abonnement für Berichte; für andere ist `reports.write` nötig.',
    'The subscription is not active.': 'Das Abonnement ist nicht aktiv.',
    'What a customer pays for reports, by month': 'Was ein Kunde für Berichte zahlt, nach Monat',
    'Completed reports; own ones, those of others need `reports.read`.':
      'Fertige Berichte; eigene, für die anderer ist `reports.read` nötig.',
    'A file of a report': 'Eine Datei eines Berichts',
    'Own reports; those of others need `reports.read`.':
      'Eigene Berichte; für die anderer ist `reports.read` nötig.',
    '`pdf` is the one in the language of the caller.':
      '`pdf` ist das in der Sprache des Aufrufers.',
    'pdf, pdf_en, pdf_de, xlsx or csv.': 'pdf, pdf_en, pdf_de, xlsx oder csv.',
    'ISIN, or common code with nine digits, as it was asked for.':
      'ISIN oder neunstelliger Common Code, wie angefordert.',
    'Whether it was held on the day; only that is charged.':
      'Ob es an dem Tag gehalten wurde; nur das wird berechnet.',
    'Day of the holdings.': 'Tag der Bestände.',
    'Address of the PDF in the language of the customer; null until the report is completed.':
      'Adresse des PDF in der Sprache des Kunden; null, bis der Bericht fertig ist.',
    'BP number of the customer.': 'BP-Nummer des Kunden.',
    'How many reports.': 'Wie viele Berichte.',
    'Whether its files can be fetched.': 'Ob seine Dateien geholt werden können.',
    'Month in which the reports were completed, YYYY-MM.':
      'Monat, in dem die Berichte fertig wurden, JJJJ-MM.',
  })
}
