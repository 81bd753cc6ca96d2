export { LessonCard } from './lesson-card.tsx'
export {
  type InputHand,
  LESSON_STEPS,
  type LessonActions,
  type LessonModel,
  type LessonStep,
} from './lesson-model.ts'
