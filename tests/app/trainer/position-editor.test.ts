import { describe, expect, it } from 'vitest'
import { PositionEditor } from '../../../src/app/trainer/position-editor.ts'
import { readPosition } from '../../../src/training/index.ts'

function anEditor() {
  const read = readPosition('nine-ball 9ft club pro; cue@-0.2,0.3 1@0.9,-0.3 2@0.1,-0.2 9@0.6,0')
  if (!read.ok) throw new Error(read.error.code)
  const editor = new PositionEditor()
  editor.begin(read.value)
  return editor
}

describe('a position that is set up by hand', () => {
  it('may be trained as it was taken over', () => {
    expect(anEditor().fault.value).toBeNull()
  })

  it('says what is wrong, and with which balls', () => {
    const editor = anEditor()
    editor.placeBall('2', [0.9, -0.26])
    expect(editor.fault.value).toMatchObject({ code: 'position-overlap', path: '1 2' })
    editor.placeBall('2', null)
    expect(editor.fault.value).toBeNull()
    editor.placeBall('9', null)
    expect(editor.fault.value).toMatchObject({ code: 'position-no-money-ball', path: '9' })
    editor.placeBall('cue', null)
    expect(editor.fault.value).toMatchObject({ code: 'position-no-cue-ball' })
  })

  it('a ball goes no farther than the cushions let it', () => {
    const editor = anEditor()
    editor.placeBall('1', [5, 0.2])
    const [x, y] = editor.draft.value!.balls['1']!
    expect([x > 1.2 && x < 1.27, y]).toEqual([true, 0.2])
    expect(editor.fault.value).toBeNull()
  })

  it('is nudged, and frozen to a ball or a rail', () => {
    const editor = anEditor()
    editor.chooseBall('2')
    editor.nudge(0.01, -0.002)
    expect(editor.draft.value!.balls['2']).toEqual([0.11, -0.202])
    editor.freeze('2', 'rail')
    expect(editor.draft.value!.balls['2']![1]).toBeLessThan(-0.6)
    editor.freeze('2', 'ball')
    const { '2': two, ...others } = editor.draft.value!.balls
    const near = Math.min(...Object.values(others).map((at) => Math.hypot(at[0] - two![0], at[1] - two![1])))
    expect(near).toBeCloseTo(2 * editor.draft.value!.parameters.ballRadius, 9)
    expect(editor.fault.value).toBeNull()
  })

  it('another game takes its own balls, another table brings them inside', () => {
    const editor = anEditor()
    editor.setGame('ten-ball-wpa')
    expect(editor.fault.value).toMatchObject({ code: 'position-no-money-ball', path: '10' })
    editor.placeBall('10', [-1.2, 0.5])
    editor.setGear({ size: '7ft', cloth: 'napped' })
    expect(editor.gear.value).toMatchObject({ size: '7ft', pockets: 'wpa', cloth: 'napped' })
    expect(editor.fault.value).toBeNull()
    editor.setGame('nine-ball')
    expect(editor.lying.value.map(([ball]) => ball)).toEqual(['cue', '1', '2', '9'])
    editor.setLevels({ A: 'beginner' })
    expect(editor.draft.value!.levels).toEqual({ A: 'beginner', B: 'pro' })
  })
})
