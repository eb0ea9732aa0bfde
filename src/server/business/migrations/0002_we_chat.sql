-- The ticket by which pages are signed for WeChat's JS-SDK, sealed and shared by all processes.
CREATE TABLE we_chat_ticket (
  id smallint PRIMARY KEY CHECK (id = 1),
  app_id text NOT NULL,
  ticket text,
  expires_at timestamptz NOT NULL,
  paused_until timestamptz
);

-- Which WeChat belongs to which user: one each.
CREATE TABLE we_chat_binding (
  user_id uuid PRIMARY KEY REFERENCES "user" (id) ON DELETE CASCADE,
  app_id text NOT NULL,
  open_id text NOT NULL,
  bound_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (app_id, open_id)
);
