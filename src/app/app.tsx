import { ErrorBoundary, FaultPage, SetUpPage, TablePage } from '../ui/index.ts'
import { type AppState, PLAYABLE } from './app-state.ts'
import { LazyPageFrame } from './lazy-page-frame.tsx'
import { KEEPING, LazyPart, TABLE_SHEET } from './matches/lazy-part.tsx'
import { lazyPageOf } from './route.ts'
import { TableStage } from './table-stage.tsx'

/** The page that is shown now. */
export function App(props: { state: AppState }) {
  const { state } = props
  return (
    <ErrorBoundary fallback={(error) => <Fault state={state} code="unexpected" detail={String(error)} />}>
      <Page state={state} />
    </ErrorBoundary>
  )
}

function Page(props: { state: AppState }) {
  const { state } = props
  const session = state.session.value
  const fault = state.fault.value
  const route = state.route.value
  const lazy = lazyPageOf(route)
  if (fault) return <Fault state={state} {...fault} />
  if (lazy) return <LazyPageFrame state={state} page={lazy} rest={route.rest} />
  if (route.page === 'table' && session) {
    return (
      <>
        <TablePage
          model={session.model}
          actions={session}
          sound={state.sound}
          hand={state.hand}
          look={state.look}
        >
          <TableStage
            session={session}
            orientations={state.orientations}
            picture={state.picture}
            sound={state.sound}
            hand={state.hand}
            onFault={(found) => state.fail(found.code, found.message)}
            onView={(view) => {
              state.view = view
            }}
          />
        </TablePage>
        {route.rest === 'sheet' ? <LazyPart {...props} session={session} load={TABLE_SHEET} /> : null}
        {state.keeper.failing.value || state.keeper.forgetful ? (
          <LazyPart {...props} session={session} load={KEEPING} />
        ) : null}
      </>
    )
  }
  return (
    <SetUpPage
      t={state.t.value}
      rulesets={PLAYABLE}
      first={state.draft ?? state.firstWishes}
      look={state.look}
      sentences={() => state.wholeLanguage()}
      unfolded={state.draft !== null}
      kept={state.keptSummary}
      notices={state.notices.value}
      onChange={(wishes) => {
        state.draft = wishes
      }}
      onStart={(wishes) => state.startMatch(wishes)}
      onContinue={() => state.continueMatch()}
      onLocale={(locale) => void state.setLocale(locale)}
    />
  )
}

function Fault(props: { state: AppState; code: string; detail: string }) {
  return (
    <FaultPage
      t={props.state.t.value}
      code={props.code}
      detail={props.detail}
      ways={[{ label: 'fault.way.reload', act: () => location.reload() }]}
    />
  )
}
