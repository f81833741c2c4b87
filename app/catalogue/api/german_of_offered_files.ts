export const OFFERED_FILES = {
  'Offered files': 'Angebotene Dateien',
  'What staff offer to be downloaded: the download centre and samples of products.':
    'Was Mitarbeitende zum Herunterladen anbieten: das Download-Center und Muster von Produkten.',
  'The files of a shelf, in their order': 'Die Dateien eines Regals, in ihrer Reihenfolge',
  'One file that is offered': 'Eine angebotene Datei',
  'The bytes of a file that is offered': 'Die Bytes einer angebotenen Datei',
  'Puts a file at the end of a shelf': 'Stellt eine Datei ans Ende eines Regals',
  'At most 15 MB, judged by its content.': 'Höchstens 15 MB, beurteilt nach dem Inhalt.',
  'Which kinds of files a shelf takes, its refusal says.':
    'Welche Arten von Dateien ein Regal nimmt, sagt seine Ablehnung.',
  'Its name is taken, or the shelf is full.': 'Ihr Name ist vergeben, oder das Regal ist voll.',
  'Says something else of a file, or puts another one in its place':
    'Sagt etwas anderes von einer Datei oder setzt eine andere an ihre Stelle',
  'With `file` that takes the place of the one before, under its name and address; it is of the same type.':
    'Mit `file` tritt diese an die Stelle der bisherigen, unter deren Namen und Adresse; sie ist vom selben Typ.',
  'Language and day are those that are sent.': 'Sprache und Tag sind die gesendeten.',
  'Moves a file up or down on its shelf': 'Rückt eine Datei auf ihrem Regal nach oben oder unten',
  'Takes a file off its shelf': 'Nimmt eine Datei von ihrem Regal',
  'A part of the download centre, or the samples of a product.':
    'Ein Teil des Download-Centers oder die Muster eines Produkts.',
  'Code of the product whose sample it is.': 'Code des Produkts, dessen Muster sie ist.',
  'The day that a sample shows.': 'Der Tag, den ein Muster zeigt.',
  'The day that a sample of a product shows.': 'Der Tag, den ein Muster eines Produkts zeigt.',
  'Where its bytes are, for whoever may read products.':
    'Wo ihre Bytes liegen, für alle, die Produkte lesen dürfen.',
  'Without it the file is for readers of all languages.':
    'Ohne sie ist die Datei für Leser aller Sprachen.',
  'Code of the product, where the shelf is `product`.':
    'Code des Produkts, wenn das Regal `product` ist.',
}
