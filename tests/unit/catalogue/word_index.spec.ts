import { test } from '@japa/runner'
import { plainWord, readSearch } from '#catalogue/domain/search_words'
import { WordIndex } from '#catalogue/domain/word_index'

const index = new WordIndex(
  'best execution executions port vell kassamarkt topofbook level1 schlussauktionen kurzauktion exchangerate recorder market trades strome'.split(
    ' '
  )
)

test.group('What is searched for', () => {
  test('{search} is read')
    .with([
      { search: 'level-1', words: ['level', '1'], isins: [] },
      { search: 'DE000ALS0013', words: [], isins: ['DE000ALS0013'] },
      { search: 'de 000 als 0013', words: [], isins: ['DE000ALS0013'] },
      { search: 'trades de000als0013', words: ['trades'], isins: ['DE000ALS0013'] },
      { search: 'DE000ALS0014', words: ['de000als0014'], isins: [] },
      { search: '%_\\\'";', words: [], isins: [] },
      { search: 'a b c d e f g h i j', words: 'a b c d e f g h'.split(' '), isins: [] },
    ])
    .run(({ assert }, { search, words, isins }) => {
      assert.deepEqual(readSearch(search), { words, isins })
    })

  test('{asked} stands for what the index holds')
    .with([
      { asked: 'bestexecution', units: [[['bestexecution'], ['best', 'execution']]] },
      { asked: 'portvell', units: [[['portvell'], ['port', 'vell']]] },
      { asked: 'kassa markt', units: [[['kassamarkt'], ['kassa', 'markt']]] },
      { asked: 'top of book', units: [[['topofbook'], ['top', 'of', 'book']]] },
      { asked: 'level 1 trades', units: [[['level1'], ['level', '1']], [['trades']]] },
      { asked: 'trades 12', units: [[['trades']], [['12']]] },
      { asked: 'level 10', units: [[['level']], [['10']]] },
      { asked: 'exchange rates', units: [[['exchangerates'], ['exchange', 'rates']]] },
      { asked: 'auktion', units: [[['auktion'], ['schlussauktionen'], ['kurzauktion']]] },
      { asked: 'auktionen', units: [[['auktionen'], ['schlussauktionen'], ['kurzauktion']]] },
      { asked: 'stroeme', units: [[['stroeme'], ['strome']]] },
      { asked: 'order', units: [[['order']]] },
      { asked: 'zzzz', units: [[['zzzz']]] },
    ])
    .run(({ assert }, { asked, units }) => {
      assert.deepEqual(index.unitsOf(asked.split(' ')), units)
    })

  test('accents make no other word', ({ assert }) => {
    assert.deepEqual(['börse', 'größe', 'été'].map(plainWord), ['borse', 'grosse', 'ete'])
  })
})
