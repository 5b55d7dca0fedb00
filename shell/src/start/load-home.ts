/** Loads home's code, which only home needs. */
export const loadHome = () =>
  import(/* webpackChunkName: "home" */ '#home/home-page.tsx').then((module) => module.HomePage);

/** Loads the page of all that waits for the customer. */
export const loadTodo = () =>
  import(/* webpackChunkName: "todo" */ '#home/todo-page/todo-page.tsx').then((module) => module.TodoPage);

/** Loads the page of what has happened. */
export const loadNotifications = () =>
  import(/* webpackChunkName: "notifications" */ '#notifications/notifications-page.tsx').then(
    (module) => module.NotificationsPage,
  );
