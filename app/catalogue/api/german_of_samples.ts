/** Groups of calls by task, and files that are free. */
export const SAMPLES_AND_GROUPS = {
  'What is sold.': 'Was verkauft wird.',
  'Which days of a product there are, and in what condition.':
    'Welche Tage eines Produkts es gibt, und in welchem Zustand.',
  'The first rows of real files.': 'Die ersten Zeilen echter Dateien.',
  'Which files a product has, and what they cost.':
    'Welche Dateien ein Produkt hat, und was sie kosten.',
  'Products that are tried before they are bought.': 'Produkte, die man vor dem Kauf testet.',
  'Examples of what data is good for.': 'Beispiele, wofür Daten gut sind.',
  'Trials, documents, programs and samples.': 'Tests, Dokumente, Programme und Muster.',
  'What a selection costs and why, also kept for 30 days.':
    'Was eine Auswahl kostet und warum, auch 30 Tage lang aufgehoben.',
  'The samples of a product: whole files that are free':
    'Die Muster eines Produkts: ganze, kostenlose Dateien',
  'A sample': 'Ein Muster',
  'There is no such sample.': 'Dieses Muster gibt es nicht.',
  'Language of the file; null where it is in none.':
    'Sprache der Datei; null, wo sie in keiner ist.',
  'A file of the download centre': 'Eine Datei des Download-Centers',
  'Part of the download centre.': 'Teil des Download-Centers.',
  'There is no such file.': 'Diese Datei gibt es nicht.',
}
