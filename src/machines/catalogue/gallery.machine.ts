import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate'
import {
  type ChoiceMade,
  choiceWatcher,
  type PickedPictures,
  type PickerReader,
  pickedPictures,
} from './pickedPictures.ts'

/**
 * The pictures of a product's page (rule V8): one is shown, on the page or over the whole window. It follows what the
 * buyer picks. A picture that the buyer opens stays until the next choice.
 */
export const galleryMachine = setup({
  types: {
    context: {} as PickedPictures & {
      readonly picker: PickerReader
      /** The position of the picture that is shown. */
      readonly shown: number
    },
    input: {} as { picker: PickerReader },
    events: {} as
      /** The buyer has pressed a thumbnail, or moved on in the full-window view. */
        | { type: 'picture.chosen'; position: number }
        /** The buyer has swiped to a picture, or the page has brought it into view. */
        | { type: 'picture.reached'; position: number }
        | { type: 'screen.opened' }
        | { type: 'screen.closed' }
        | ChoiceMade,
    /** Another picture must be brought into view. */
    emitted: {} as { type: 'picture.turned'; position: number },
  },
  actors: { watchChoice: choiceWatcher },
  actions: {
    show: assign({ shown: (_, position: number) => position }),
    keepPictures: assign((_, { images, colours, chosen }: PickedPictures) => ({
      images,
      colours,
      chosen,
    })),
    turn: emit(({ context }) => ({ type: 'picture.turned', position: context.shown })),
  },
  guards: {
    isThere: ({ context }, position: number) =>
      position >= 0 && position < Math.max(1, context.images.length),
  },
}).createMachine({
  id: 'gallery',
  context: ({ input: { picker } }) => {
    const pictures = pickedPictures(picker.getSnapshot())
    return { picker, ...pictures, shown: after(pictures, { ...pictures, shown: 0 }) }
  },
  invoke: {
    src: 'watchChoice',
    input: ({ context: { picker } }) => ({ picker }),
    // The picker outlives the gallery.
    onError: {},
  },
  on: {
    'picture.chosen': {
      guard: { type: 'isThere', params: ({ event }) => event.position },
      actions: [{ type: 'show', params: ({ event }) => event.position }, 'turn'],
    },
    'picture.reached': {
      guard: { type: 'isThere', params: ({ event }) => event.position },
      actions: { type: 'show', params: ({ event }) => event.position },
    },
    'choice.made': {
      actions: [
        { type: 'show', params: ({ context, event }) => after(event, context) },
        { type: 'keepPictures', params: ({ event }) => event },
        'turn',
      ],
    },
  },
  initial: 'closed',
  states: {
    closed: { on: { 'screen.opened': 'open' } },
    /** The pictures fill the whole window. */
    open: { on: { 'screen.closed': 'closed' } },
  },
})
export type GalleryRef = ActorRefFrom<typeof galleryMachine>
type Snapshot = SnapshotFrom<typeof galleryMachine>

export const selectColours = (snapshot: Snapshot) => snapshot.context.colours
export const selectImages = (snapshot: Snapshot) => snapshot.context.images
/** The position of the picture that is shown. */
export const selectShown = (snapshot: Snapshot) => snapshot.context.shown
export const selectIsScreenOpen = (snapshot: Snapshot) => snapshot.matches('open')

/**
 * The position to show after a choice: of the picture that it determines, else of the one that is shown. A picture from
 * an earlier choice does not stay if the new choices may look different: then the first one is shown.
 */
const after = (
  { images, chosen }: PickedPictures,
  before: PickedPictures & { readonly shown: number },
): number => {
  if (chosen !== null) return images.indexOf(chosen)
  const last = before.images[before.shown]
  if (last === undefined || last === before.chosen) return 0
  return Math.max(0, images.indexOf(last))
}
